import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../test/postgres'
import { registerParsers } from './postgres/parsers'
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

it('A shard that moves before the first look at the read models has been taken is no surprise', async () => {
  await pool.query('create schema read')
  await pool.query(`create table read.checkpoints as
    select shard, 10 + shard as position, true as live from generate_series(0, 1) shard`)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table read.checkpoints')
  const following = followReadModels(database.url)
  const isLooking = async () =>
    (await pool.query('select from pg_locks where not granted and relation = $1::regclass', ['read.checkpoints']))
      .rowCount
  await expect.poll(isLooking).toBe(1)
  await tell({ shard: 1, position: 12, changes: null })
  await holder.query('commit')
  holder.release()

  const readModels = await following
  expect([readModels.position(ofShard0), readModels.position(ofShard1)]).toEqual([10, 11])
  await tell({ shard: 1, position: 13, changes: null })
  expect(await readModels.reached(13, 10_000, ofShard1)).toBe(true)
  await readModels.close()
})
