import type { Recorded } from '@prumo/contracts/message'
import { expect, it } from 'vitest'
import { changed, withChanged } from './changedFields'

const by = (userId: string, at: string) =>
  ({ at, metadata: { actor: { kind: 'user', userId } } }) as unknown as Recorded
const bySystem = { at: '3', metadata: { actor: { kind: 'system' } } } as unknown as Recorded

it('each field has the person who changed it last, whoever else changed another field since', () => {
  const first = withChanged({}, { title: 'a', before: { title: '' } }, by('ana', '1'))
  const second = withChanged(first, { progress: 5, before: { progress: 0 } }, by('bia', '2'))
  expect(second).toEqual({ title: { by: 'ana', at: '1' }, progress: { by: 'bia', at: '2' } })
  expect(withChanged(second, { title: 'b', before: { title: 'a' } }, bySystem).title).toEqual({
    by: null,
    at: '3',
  })
})

it('of fields that an event records together, only those count that have another value', () => {
  const data = { startOn: '2', endOn: '9', before: { startOn: '1', endOn: '9' } }
  expect(withChanged({}, data, by('ana', '1'))).toEqual({ startOn: { by: 'ana', at: '1' } })
})

it('a changed row has the values of its event and keeps all others, and never what was before', () => {
  const before = { title: 'a', progress: 3, changedAt: '0', changedFields: {} }
  const row = changed(before, { title: 'b', before: { title: 'a' } }, by('ana', '1'))
  const changedFields = { title: { by: 'ana', at: '1' } }
  expect(row).toStrictEqual({ title: 'b', progress: 3, changedAt: '1', changedFields })
  expect(before.title).toBe('a')
  expect(changed(null, {}, by('ana', '1'))).toBe(null)
})
