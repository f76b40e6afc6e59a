import { expect, it } from 'vitest'
import { recordsActedOn } from './recordsActedOn'

const acted = (position: number, kind: string, recordId: string | null, targetKind: 'task' | null = null) => ({
  position,
  kind,
  recordId,
  targetKind,
})

it('a record is told once, by what was done to it last, and parts are told with what has them', () => {
  const { records, counts } = recordsActedOn(
    [
      acted(9, 'CommentAdded', 'dig', 'task'),
      acted(8, 'DocumentFieldAdded', 'report'),
      acted(7, 'TaskRenamed', 'dig'),
      acted(6, 'TaskAdded', 'pour'),
      acted(5, 'DocumentCreated', 'report'),
    ],
    new Map(),
  )
  expect(records.map(({ position }) => position)).toEqual([9, 8, 6])
  expect(counts).toEqual([
    { kind: 'task', count: 2 },
    { kind: 'document', count: 1 },
  ])
})

it('what is about no record, or about one that this version does not know, is not told', () =>
  expect(recordsActedOn([acted(2, 'TaskRenamed', null), acted(1, 'MoonPainted', 'moon')], new Map())).toEqual({
    records: [],
    counts: [],
  }))

it('what was done to several tasks counts each of them, once', () => {
  const acts = [acted(3, 'TaskRenamed', 'dig'), acted(2, 'TasksRescheduled', 'school'), acted(1, 'TaskAdded', 'pour')]
  const { records, counts } = recordsActedOn(acts, new Map([[2, ['dig', 'pour', 'cure']]]))
  expect(records.map(({ position }) => position)).toEqual([3, 2])
  expect(counts).toEqual([{ kind: 'task', count: 3 }])
})
