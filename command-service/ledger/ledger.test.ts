import { randomUUID } from 'node:crypto'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { afterAll, expect, it } from 'vitest'
import { migratedPool } from '../../test/world/migratedPool'
import { openLedger } from './ledger'

const pool = await migratedPool()
const log = await postgresEventLog({ url: String(pool.options.connectionString), now: () => new Date() })
afterAll(log.close)
const ledger = openLedger(pool, log)

async function happen(type: string, data: string): Promise<void> {
  const event = { id: randomUUID(), type, organizationId: randomUUID(), projectId: null, data, metadata: '{}' }
  await log.append(`s-${event.id}`, noStream, [event])
}

it.each([
  ['that is no JSON', 'PersonErased', '{'],
  ['that is no record', 'ProjectCreated', 'null'],
  ['of another shape', 'FileAttached', '{"projectId":7}'],
  ['with a list for an id', 'PersonErased', '{"userId":[[]]}'],
  ['with an id that is none', 'PersonErased', '{"userId":"none"}'],
  ['with U+0000 in an id', 'ProjectDeleted', '{"projectId":"\\u0000"}'],
])('finds people who were erased before and after an event %s', async (_, type, data) => {
  const userIds = [randomUUID(), randomUUID()]
  await happen('PersonErased', JSON.stringify({ userId: userIds[0] }))
  await happen(type, data)
  await happen('PersonErased', JSON.stringify({ userId: userIds[1] }))
  await ledger.upToDate()
  expect((await ledger.erased()).map(({ personId }) => personId)).toEqual(expect.arrayContaining(userIds))
})
