import { type RecordKind, recordKinds } from '@prumo/contracts/audit/recordKinds'
import { expect, it } from 'vitest'
import { addressOfChange } from './addressOfChange'

const at = '2026-03-02T12:00:00.000Z'
const changed = (kind: RecordKind, holder: RecordKind = kind) =>
  addressOfChange('p', { place: { kind, holder: { kind: holder, id: 'r' } }, state: 'changed', at })

/** The compiler asks for a new kind's. */
const expected: Record<RecordKind, string> = {
  project: '/projects/p/settings/general',
  user: '/projects/p/settings/people',
  tag: '/projects/p/settings/tags',
  holiday: '/projects/p/settings/holidays',
  baseline: '/projects/p/baselines',
  step: '/projects/p/board',
  task: '/projects/p/board/r',
  item: '/projects/p/board/r',
  area: '/projects/p/canvas',
  card: '/projects/p/canvas/r',
  entry: '/projects/p/finance/r',
  comment: '/projects/p/discussion',
  file: '/projects/p/files',
  document: '/projects/p/documents/r',
  section: '/projects/p/documents/r',
  field: '/projects/p/documents/r',
  import: '/projects/p/imports/r',
}

it.each(recordKinds)('AUD-01 a changed %s leads to the screen where it is', (kind) =>
  expect(changed(kind, kind === 'comment' || kind === 'file' ? 'project' : kind)).toBe(expected[kind]),
)

it('AUD-01 what is said of a thing or attached to it leads to the thing', () => {
  expect(['comment', 'file'].map((kind) => changed(kind as RecordKind, 'task'))).toEqual(
    Array(2).fill('/projects/p/board/r'),
  )
  expect(['comment', 'file'].map((kind) => changed(kind as RecordKind, 'document'))).toEqual(
    Array(2).fill('/projects/p/documents/r'),
  )
})

it('AUD-01 what was deleted leads to how it was just before, and what is not understood to nowhere', () => {
  const place = { kind: 'card', holder: { kind: 'card', id: 'r' } } as const
  expect(addressOfChange('p', { place, state: 'deleted', at })).toBe(
    '/projects/p/canvas/r?asOf=2026-03-02T11%3A59%3A59.999Z',
  )
  expect(addressOfChange('p', { place: null, state: 'changed', at })).toBeUndefined()
})
