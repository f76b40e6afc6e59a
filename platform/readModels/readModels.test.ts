import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/world/createDatabase'
import { registerParsers } from '../postgres/parsers'
import { followReadModels, type ReadModelsMoved, readModelsChannel } from './readModels'

registerParsers()
const database = await createDatabase()
const pool = new pg.Pool({ connectionString: database.url })
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const [ofShard0, ofShard1] = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003']
const tell = (moved: ReadModelsMoved) =>
  pool.query('select pg_notify($1, $2)', [readModelsChannel, JSON.stringify(moved)])

await pool.query('create schema read')
await pool.query('create table read.checkpoints (shard int, position int8, live boolean default true)')
/** So many shards, each at this position. */
const checkpoints = async (...positions: number[]) => {
  await pool.query('truncate read.checkpoints')
  for (const [shard, position] of positions.entries())
    await pool.query('insert into read.checkpoints (shard, position) values ($1, $2)', [shard, position])
}

it('A shard that moves before the first look at the read models has been taken is no surprise', async () => {
  await checkpoints(10, 11)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table read.checkpoints')
  const following = followReadModels(database.url)
  const isLooking = async () =>
    (await pool.query('select from pg_locks where not granted and relation = $1::regclass', ['read.checkpoints']))
      .rowCount
  await expect.poll(isLooking).toBe(1)
  await tell({ shard: 1, shards: 2, position: 12, changes: null })
  await holder.query('commit')
  holder.release()

  const readModels = await following
  expect([readModels.position(ofShard0), readModels.position(ofShard1)]).toEqual([10, 11])
  expect([readModels.position(), readModels.furthest()]).toEqual([10, 11])
  await tell({ shard: 1, shards: 2, position: 13, changes: null })
  expect(await readModels.reached(13, 10_000, ofShard1)).toBe(true)
  await readModels.close()
})

it.each([
  ['made', []],
  ['parted into more shards', [5]],
])('Until they are looked at again after they were %s, one shard does not speak for another', async (_, before) => {
  await checkpoints(...before)
  const readModels = await followReadModels(database.url)
  const heard = new Promise((resolve) => readModels.onMoved(resolve))
  await checkpoints(12, 5)
  const [ofMoved, ofOther] = [readModels.reached(12, 10_000, ofShard0), readModels.reached(12, 1500, ofShard1)]
  await tell({ shard: 0, shards: 2, position: 12, changes: null })
  await heard
  expect(readModels.position(ofShard1)).toBe(5)
  expect([await ofMoved, await ofOther]).toEqual([true, false])
  await readModels.close()
})
