import { describe, it } from 'vitest'
import { givenOf } from '../../test/given/given'
import { storage } from './storage'

const given = givenOf(storage)
const organizationId = '00000000-0000-4000-8000-0000000000c0'
const [fileId, otherId] = ['00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000f2']
const quota = 100
const reserved = (id: string, size: number) =>
  ({ type: 'StorageReserved', data: { organizationId, fileId: id, size } }) as const
const released = (id: string, size: number) =>
  ({ type: 'StorageReleased', data: { organizationId, fileId: id, size } }) as const
const reserve = (id: string, size: number) =>
  ({ type: 'ReserveStorage', data: { organizationId, fileId: id, size, quota } }) as const
const release = (...fileIds: string[]) => ({ type: 'ReleaseStorage', data: { organizationId, fileIds } }) as const

describe('The storage of an organization', () => {
  it('SUB-10 storage is reserved before a file arrives', () =>
    given().when(reserve(fileId, 40)).then(reserved(fileId, 40)))

  it('SUB-10 storage can be filled to its last byte, and not beyond', () => {
    given(reserved(fileId, 40)).when(reserve(otherId, 60)).then(reserved(otherId, 60))
    given(reserved(fileId, 40)).when(reserve(otherId, 61)).thenRefused('storage.full', { freeMegabytes: 0 })
  })

  it('SUB-10 a refusal says how much is left, also after a change to a smaller plan', () => {
    const megabytes = 3 * 1024 * 1024
    const large = { organizationId, fileId, size: megabytes + 1, quota: megabytes + 0.5 }
    given().when({ type: 'ReserveStorage', data: large }).thenRefused('storage.full', { freeMegabytes: 3 })
    given(reserved(otherId, 200)).when(reserve(fileId, 1)).thenRefused('storage.full', { freeMegabytes: 0 })
  })

  it('SUB-10 a released file frees its storage once', () => {
    given(reserved(fileId, 40)).when(release(fileId)).then(released(fileId, 40))
    given(reserved(fileId, 40), released(fileId, 40)).when(release(fileId)).thenNothing()
    given(reserved(fileId, 40), released(fileId, 40)).when(reserve(otherId, 100)).then(reserved(otherId, 100))
  })

  it('SUB-10 releases many files in one decision, and skips those that take nothing', () =>
    given(reserved(fileId, 40), reserved(otherId, 50))
      .when(release(fileId, '00000000-0000-4000-8000-0000000000f3', otherId))
      .then(released(fileId, 40), released(otherId, 50)))

  it('SUB-10 a file is reserved only once', () =>
    given(reserved(fileId, 40)).when(reserve(fileId, 40)).thenRefused('file.idTaken'))
})
