import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { migratedPool } from '../../test/world/migratedPool'
import { openCommandIds } from './commandIds'

const pool = await migratedPool()
const { claim } = openCommandIds(pool)

it('an id belongs to its first sender, however often they send it, and to no other command', async () => {
  const id = randomUUID()
  expect(await claim(id, 'one')).toBe(true)
  expect(await claim(id, 'other')).toBe(false)
  expect(await claim(id, 'one')).toBe(true)
  expect(await claim(randomUUID(), 'other')).toBe(true)
})

it('an id belongs to one of several commands at the same time, and to all copies of it', async () => {
  const id = randomUUID()
  const hashes = Array.from({ length: 40 }, (_, index) => `${index % 4}`)
  const given = await Promise.all(hashes.map((payloadHash) => claim(id, payloadHash)))
  const [holder] = hashes.filter((_, index) => given[index])
  expect(given).toEqual(hashes.map((payloadHash) => payloadHash === holder))
})

/** What two are told who ask while somebody's claim is under way, once that has ended. */
async function whileClaimed(id: string, end: 'commit' | 'rollback') {
  const somebody = await pool.connect()
  await somebody.query('begin')
  await somebody.query(`insert into platform.command_ids (command_id, payload_hash) values ($1, 'one')`, [id])
  const asking = claim(id, 'one')
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  const askingToo = claim(id, 'other')
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2)
  await somebody.query(end)
  somebody.release()
  return Promise.all([asking, askingToo])
}

it('sees a claim that was still under way when it began', async () => {
  expect(await whileClaimed(randomUUID(), 'commit')).toEqual([true, false])
})

it('an id belongs to one of two waiting commands when the claim under way fails', async () => {
  const id = randomUUID()
  const [first, second] = await whileClaimed(id, 'rollback')
  expect([first, second].filter(Boolean)).toHaveLength(1)
  expect([await claim(id, 'one'), await claim(id, 'other')]).toEqual([first, second])
})
