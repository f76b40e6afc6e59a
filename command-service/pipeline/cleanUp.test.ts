import { openLogger } from '@prumo/platform/telemetry/logger'
import { expect, it } from 'vitest'
import { migratedPool } from '../../test/world/migratedPool'
import { moduleTables } from '../tables/moduleTables'
import { cleanUp } from './cleanUp'

const pool = await migratedPool()

const id = () => crypto.randomUUID()
const ago = (ms: number) => new Date(Date.now() - ms)
const minutes = (count: number) => count * 60_000
const days = (count: number) => minutes(count * 1440)
const insert = (table: string, values: unknown[]) =>
  pool.query(`insert into platform.${table} values (${values.map((_, at) => `$${at + 1}`)})`, values)
const keys = async (table: string, key: string) =>
  (await pool.query(`select ${key} as key from platform.${table}`)).rows.map((row) => row.key)

it('deletes what has expired, and keeps what counts', async () => {
  const session = (hash: string, began: number, seen: number, endsIn?: number) =>
    insert('sessions', [hash, 'ref', id(), id(), ago(began), ago(seen), 0, endsIn === undefined ? null : ago(-endsIn)])
  await session('alive', minutes(60), minutes(10), minutes(1))
  await session('idle', minutes(60), minutes(31))
  await session('old', minutes(481), minutes(1))
  await session('ended', minutes(60), minutes(1), minutes(-1))
  for (const [name, age] of [
    ['alive', minutes(0.5)],
    ['dead', minutes(2)],
  ] as const)
    await insert('hand_offs', [name, 'binding', id(), id(), ago(age)])
  for (const [name, age] of [
    ['alive', minutes(30)],
    ['dead', days(2)],
  ] as const)
    await insert('recovery_codes', [name, id(), id(), ago(age)])
  for (const [name, age] of [
    ['alive', days(7)],
    ['dead', days(9)],
  ] as const)
    await insert('email_proof_codes', [name, id(), id(), 'hash', ago(age)])
  for (const [name, age] of [
    ['alive', days(6)],
    ['dead', days(8)],
  ] as const)
    await insert('uploads', [id(), id(), id(), id(), name, 'hash', Buffer.from(''), ago(age)])
  await insert('rate_limits', ['alive', 1, Date.now() + minutes(1)])
  await insert('rate_limits', ['dead', 1, Date.now() - minutes(1)])

  const logger = openLogger('error')
  const now = () => new Date()
  await cleanUp({ pool, logger, now, lifetime: { idleMs: minutes(30), absoluteMs: minutes(480) }, moduleTables })()

  for (const [table, key] of [
    ['sessions', 'token_hash'],
    ['hand_offs', 'code_hash'],
    ['recovery_codes', 'code_hash'],
    ['email_proof_codes', 'code_hash'],
    ['uploads', 'file_name'],
    ['rate_limits', 'key'],
  ] as const)
    expect(await keys(table, key), table).toEqual(['alive'])
})
