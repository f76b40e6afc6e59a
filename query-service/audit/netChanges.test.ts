import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../test/world/createDatabase'
import { netChanges, type Place } from './netChanges'

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await createDatabase()
  db = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

let position = 0
const happened = (
  kind: string,
  changes: { field: string; before?: unknown; after?: unknown }[] = [],
  record_id = 't',
  actor_id = 'ana',
) => ({
  position: ++position,
  kind,
  actor_kind: 'user',
  actor_id,
  record_id,
  changes,
})
const title = (before: string, after: string) => [{ field: 'title', before, after }]
const firstPage = { before: null, limit: 10 }

const netOf = (rows: object[], paging: { before: Place | null; limit: number } = firstPage) => {
  const shape = 'position bigint, kind text, actor_kind text, actor_id text, changes jsonb, record_id text'
  const actions = db.from(db.raw(`jsonb_to_recordset(?) as a (${shape})`, [JSON.stringify(rows)])).select('a.*')
  return netChanges(db, actions, paging)
}
const changesOf = async (...rows: ReturnType<typeof happened>[]) =>
  (await netOf(rows)).page.map(({ recordId, state, changes }) => ({
    recordId,
    state,
    changes: changes.map(({ kind: _, ...change }) => change),
  }))

it('AUD-01 a net change has the kind of the event that made it last', async () => {
  const { page } = await netOf([
    happened('TaskAdded', [{ field: 'title', after: 'a' }]),
    happened('TaskRenamed', title('a', 'b')),
  ])
  expect(page[0]?.changes).toEqual([{ field: 'title', kind: 'TaskRenamed', after: 'b' }])
})

it('AUD-01 several changes of a field are one net change', async () =>
  expect(await changesOf(happened('TaskRenamed', title('a', 'b')), happened('TaskRenamed', title('b', 'c')))).toEqual([
    { recordId: 't', state: 'changed', changes: title('a', 'c') },
  ]))

it('AUD-01 a field that is as it was before has no net change', async () =>
  expect(await changesOf(happened('TaskRenamed', title('a', 'b')), happened('TaskRenamed', title('b', 'a')))).toEqual(
    [],
  ))

it('AUD-01 a record that was added is shown as it is now', async () =>
  expect(
    await changesOf(happened('TaskAdded', [{ field: 'title', after: 'a' }]), happened('TaskRenamed', title('a', 'b'))),
  ).toEqual([{ recordId: 't', state: 'added', changes: [{ field: 'title', after: 'b' }] }]))

it('AUD-01 a record that was deleted is shown', async () =>
  expect(await changesOf(happened('TaskDeleted', [{ field: 'title', before: 'a' }]))).toMatchObject([
    { state: 'deleted' },
  ]))

it('AUD-01 a record that came and went is not shown', async () =>
  expect(await changesOf(happened('TaskAdded'), happened('TaskDeleted'))).toEqual([]))

it('AUD-01 a record that was deleted and restored shows only what has changed', async () => {
  const gone = happened('TaskDeleted', [{ field: 'title', before: 'a' }])
  expect(await changesOf(gone, happened('TaskRestored', [{ field: 'title', after: 'a' }]))).toEqual([])
})

it('AUD-01 an empty value is not the same as a missing one', async () =>
  expect(await changesOf(happened('TaskMoved', [{ field: 'stepId', before: null, after: 's' }]))).toEqual([
    { recordId: 't', state: 'changed', changes: [{ field: 'stepId', before: null, after: 's' }] },
  ]))

it('AUD-01 an item of a checklist changes apart from its task', async () => {
  const item = [
    { field: 'itemId', after: 'i' },
    { field: 'description', after: 'Trena' },
  ]
  expect(await changesOf(happened('ChecklistItemAdded', item))).toEqual([
    { recordId: 'i', state: 'added', changes: [{ field: 'description', after: 'Trena' }] },
  ])
})

it('AUD-01 the record that changed last comes first, and all are counted on each page', async () => {
  const rows = ['a', 'b', 'c'].map((id) => happened('TaskRenamed', title('x', id), id))
  const first = await netOf(rows, { before: null, limit: 2 })
  expect([first.page.map(({ recordId }) => recordId), first.counts]).toEqual([['c', 'b'], { changed: 3 }])
  const next = await netOf(rows, { before: first.page[1] ?? null, limit: 2 })
  expect(next.page.map(({ recordId }) => recordId)).toEqual(['a'])
})

it('AUD-01 what each person did to a record stands by itself, from its first time to its last', async () => {
  const rows = ['ana', 'bia', 'ana', 'bia'].map((who, at) =>
    happened('TaskRenamed', title(`${at}`, `${at + 1}`), 't', who),
  )
  const described = happened('TaskDescribed', [{ field: 'description', before: '', after: 'b' }], 't', 'ana')
  const at = (index: number) => rows[index]?.position
  expect((await netOf([...rows, described])).page.map(({ acts }) => acts)).toEqual([
    [
      { first: at(0), last: at(2) },
      { first: at(1), last: at(3) },
      { first: described.position, last: described.position },
    ],
  ])
})

it('AUD-01 a part is that of its own event, whichever other ids stand beside it', async () => {
  const moved = [
    { field: 'sectionId', before: 's1', after: 's2' },
    { field: 'fieldId', after: 'f' },
  ]
  expect(await changesOf(happened('DocumentFieldMoved', moved, 'd'))).toEqual([
    { recordId: 'f', state: 'changed', changes: [{ field: 'sectionId', before: 's1', after: 's2' }] },
  ])
})

it('AUD-01 GAN-04 an event about several tasks is a net change of each, and pages cut between them', async () => {
  const days = (startOn: string, endOn: string) => ({ startOn, endOn })
  const moves = ['t1', 't2', 't3'].map((taskId) => ({
    taskId,
    ...days('2027-03-08', '2027-03-09'),
    before: days('2027-03-03', '2027-03-09'),
  }))
  const rows = [
    happened(
      'TasksRescheduled',
      [
        { field: 'way', after: 'push' },
        { field: 'moves', after: moves },
      ],
      'p',
    ),
  ]
  const first = await netOf(rows, { before: null, limit: 2 })
  const next = await netOf(rows, { before: first.page[1] ?? null, limit: 2 })
  expect([...first.page, ...next.page].map(({ recordId }) => recordId).sort()).toEqual(['t1', 't2', 't3'])
  expect(first.counts).toEqual({ changed: 3 })
  expect(first.page[0]?.changes).toEqual([
    { field: 'startOn', kind: 'TaskRescheduled', before: '2027-03-03', after: '2027-03-08' },
  ])
})
