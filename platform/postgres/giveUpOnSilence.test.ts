import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/world/createDatabase'
import { isConnectionLost } from './connectionLost'
import { giveUpOnSilence } from './giveUpOnSilence'
import { openPool } from './openPool'

const database = await createDatabase()
const pools: pg.Pool[] = []
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

/** Longer than an answer takes on a machine that is busy. */
const patienceMs = 1000

const impatient = ({ pipeline = false, afterMs = patienceMs } = {}) => {
  let silences = 0
  const pool = new pg.Pool({ connectionString: database.url, max: 1, pipeline })
  pool.on('error', () => {})
  pool.on('connect', (client) => giveUpOnSilence(client, afterMs, () => silences++))
  pools.push(pool)
  return { pool, silences: () => silences }
}
const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream
const process = 'select pg_backend_pid() as pid'

it('A query whose answer does not come is a lost connection, and the next one gets another', async () => {
  const { pool, silences } = impatient()
  const { rows: before } = await pool.query(process)
  const error = await pool.query('select pg_sleep(60)').catch((caught: unknown) => caught)
  expect(isConnectionLost(error)).toBe(true)
  expect(silences()).toBe(1)
  expect((await pool.query(process)).rows).not.toEqual(before)
})

it('Queries that were sent together are all lost with a connection on which no answer comes', async () => {
  const { pool, silences } = impatient({ pipeline: true })
  const client = await pool.connect()
  client.on('error', () => {})
  const sent = ['select 1 as one', 'select pg_sleep(60)', 'select 2 as two'].map((text) => client.query(text))
  const [first, second, third] = await Promise.allSettled(sent)
  client.release(true)
  expect(first).toMatchObject({ status: 'fulfilled', value: { rows: [{ one: 1 }] } })
  for (const lost of [second, third])
    expect(lost?.status === 'rejected' && isConnectionLost(lost.reason), lost?.status).toBe(true)
  expect(silences()).toBe(1)
})

it('A connection that nobody asks anything may be silent', async () => {
  const { pool, silences } = impatient()
  const client = await pool.connect()
  const { rows: before } = await client.query(process)
  // By then, who listened first has judged the silence.
  await once(streamOf(client), 'timeout')
  await new Promise((resolve) => setImmediate(resolve))
  expect((await client.query(process)).rows).toEqual(before)
  client.release()
  expect(silences()).toBe(0)
})

it('A question that is asked at the very moment when a silence ends is waited for', async () => {
  const { pool, silences } = impatient()
  const client = await pool.connect()
  streamOf(client).emit('timeout')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
  expect(silences()).toBe(0)
})

it('An answer that came while this process was busy is heard', async () => {
  const { pool, silences } = impatient({ afterMs: 200 })
  const answer = pool.query('select 1 as one')
  await new Promise((resolve) => setImmediate(resolve))
  // It does nothing else for so long; the server, which works on, has long answered.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
  expect((await answer).rows).toEqual([{ one: 1 }])
  expect(silences()).toBe(0)
})

it('Who waits too long for a connection that others hold is told so', async () => {
  const pool = openPool({ url: database.url, connections: 1 })
  pools.push(pool)
  const held = await pool.connect()
  expect(isConnectionLost(await pool.query('select 1').catch((error: unknown) => error))).toBe(true)
  held.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
