import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../test/world/createDatabase'
import { netChanges } from './netChanges'

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
) => ({
  position: ++position,
  kind,
  record_id,
  changes,
})
const title = (before: string, after: string) => [{ field: 'title', before, after }]
const firstPage = { before: null, limit: 10 }

const netOf = (rows: object[], paging: { before: number | null; limit: number } = firstPage) => {
  const shape = 'position bigint, kind text, changes jsonb, record_id text'
  const actions = db.from(db.raw(`jsonb_to_recordset(?) as a (${shape})`, [JSON.stringify(rows)])).select('a.*')
  return netChanges(db, actions, paging)
}
const changesOf = async (...rows: ReturnType<typeof happened>[]) =>
  (await netOf(rows)).page.map(({ recordId, state, changes }) => ({ recordId, state, changes }))

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
  const next = await netOf(rows, { before: first.page[1]?.last ?? 0, limit: 2 })
  expect(next.page.map(({ recordId, kinds }) => [recordId, kinds])).toEqual([['a', ['TaskRenamed']]])
})
