import type { FileEvent } from '@prumo/contracts/discussion/files'
import type { Target } from '@prumo/contracts/discussion/target'
import { describe, it } from 'vitest'
import { ann, givenOf } from '../../test/given/given'
import { files } from './files'

const given = givenOf(files)
const uuid = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`
const projectId = uuid('b')
const onTask: Target = { kind: 'task', id: uuid('a1') }
const onProject: Target = { kind: 'project', id: projectId }
const about = {
  name: 'Planta baixa.pdf',
  description: '',
  size: 4,
  sha256: 'ab'.repeat(32),
  mediaType: 'application/pdf',
  storageKey: uuid('e1'),
  uploaderId: ann.userId,
}
const file = { projectId, fileId: uuid('f1'), target: onTask, ...about }
const secondFile = { ...file, fileId: uuid('f2'), storageKey: uuid('e2') }
const attached = (data: typeof file): FileEvent => ({ type: 'FileAttached', data })
const removed = ({ projectId: project, fileId, target, ...before }: typeof file): FileEvent => ({
  type: 'FileRemoved',
  data: { projectId: project, fileId, target, before },
})
const ofFile = { projectId, fileId: file.fileId, target: onTask }

describe('The files of a project', () => {
  it('COM-03 a file is attached to a thing once', () => {
    given().when({ type: 'AttachFile', data: file }).then(attached(file))
    given(attached(file)).when({ type: 'AttachFile', data: file }).thenNothing()
  })

  it.each(['Planta baixa.pdf', 'PLANTA BAIXA.PDF', ' planta baixa.pdf '])(
    'COM-03 refuse a name that is there already: %j',
    (name) =>
      given(attached(file))
        .when({ type: 'AttachFile', data: { ...secondFile, name } })
        .thenRefused('file.nameTaken', { name }),
  )

  it('COM-03 refuses a name that differs only in how its accents are encoded', () =>
    given(attached({ ...file, name: 'Edificação.pdf' }))
      .when({ type: 'AttachFile', data: { ...secondFile, name: 'Edificação.pdf'.normalize('NFD') } })
      .thenRefused('file.nameTaken', { name: 'Edificação.pdf'.normalize('NFD') }))

  it('COM-03 accepts the same name on another thing, and again once it is free', () => {
    given(attached(file))
      .when({ type: 'AttachFile', data: { ...secondFile, target: onProject } })
      .then(attached({ ...secondFile, target: onProject }))
    given(attached(file), removed(file)).when({ type: 'AttachFile', data: secondFile }).then(attached(secondFile))
  })

  it('COM-03 refuses another file under an id that is taken', () =>
    given(attached(file))
      .when({ type: 'AttachFile', data: { ...secondFile, fileId: file.fileId } })
      .thenRefused('file.idTaken'))

  it('COM-04 a file is described', () => {
    given(attached(file))
      .when({ type: 'DescribeFile', data: { ...ofFile, description: 'Revisão 2' } })
      .then({
        type: 'FileDescribed',
        data: { ...ofFile, description: 'Revisão 2', before: { description: '' } },
      })
    given(attached(file))
      .when({ type: 'DescribeFile', data: { ...ofFile, description: '' } })
      .thenNothing()
  })

  it('COM-03 the removal of a file records what it was', () =>
    given(attached(file)).when({ type: 'RemoveFile', data: ofFile }).then(removed(file)))

  it('COM-03 a file is unknown where it is not attached', () => {
    const elsewhere = { ...ofFile, target: onProject }
    given(attached(file)).when({ type: 'RemoveFile', data: elsewhere }).thenRefused('file.unknown')
    given(attached(file), removed(file)).when({ type: 'RemoveFile', data: ofFile }).thenRefused('file.unknown')
    given()
      .when({ type: 'DescribeFile', data: { ...ofFile, description: 'x' } })
      .thenRefused('file.unknown')
  })

  it('COM-03 all files leave with their project', () => {
    const onWhole = { ...secondFile, target: onProject }
    const fileIds = [file.fileId, onWhole.fileId]
    given(attached(file), attached(onWhole))
      .when({ type: 'RemoveFilesOfProject', data: { projectId, fileIds } })
      .then(removed(file), removed(onWhole))
    given().when({ type: 'RemoveFilesOfProject', data: { projectId, fileIds } }).thenNothing()
  })
})
