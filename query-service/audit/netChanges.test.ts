import { expect, it } from 'vitest'
import { netChanges } from './netChanges'

let position = 0
const happened = (
  kind: string,
  changes: { field: string; before?: unknown; after?: unknown }[] = [],
  recordId = 't',
) => ({
  ...{ position: ++position, kind, recordId, changes },
})
const title = (before: string, after: string) => [{ field: 'title', before, after }]
const told = (...rows: ReturnType<typeof happened>[]) =>
  netChanges(rows).map(({ recordId, state, changes }) => ({ recordId, state, changes }))

it('AUD-01 several changes of a field are told as one', () =>
  expect(told(happened('TaskRenamed', title('a', 'b')), happened('TaskRenamed', title('b', 'c')))).toEqual([
    { recordId: 't', state: 'changed', changes: title('a', 'c') },
  ]))

it('AUD-01 what is again as it was is not told', () =>
  expect(told(happened('TaskRenamed', title('a', 'b')), happened('TaskRenamed', title('b', 'a')))).toEqual([]))

it('AUD-01 what was added is told as it is now', () =>
  expect(
    told(happened('TaskAdded', [{ field: 'title', after: 'a' }]), happened('TaskRenamed', title('a', 'b'))),
  ).toEqual([{ recordId: 't', state: 'added', changes: [{ field: 'title', after: 'b' }] }]))

it('AUD-01 what was deleted is told', () =>
  expect(told(happened('TaskDeleted', [{ field: 'title', before: 'a' }]))).toMatchObject([{ state: 'deleted' }]))

it('AUD-01 what came and went is not told', () =>
  expect(told(happened('TaskAdded'), happened('TaskDeleted'))).toEqual([]))

it('AUD-01 what was deleted and restored has changed, if it has', () => {
  const gone = happened('TaskDeleted', [{ field: 'title', before: 'a' }])
  expect(told(gone, happened('TaskRestored', [{ field: 'title', after: 'a' }]))).toEqual([])
})

it('AUD-01 an item of a checklist is told apart from its task', () => {
  const item = [
    { field: 'itemId', after: 'i' },
    { field: 'description', after: 'Trena' },
  ]
  expect(told(happened('ChecklistItemAdded', item))).toEqual([
    { recordId: 'i', state: 'added', changes: [{ field: 'description', after: 'Trena' }] },
  ])
})
