import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { keepsUp } from '@prumo/platform/keepsUp'
import { parkedOrganizations } from '@prumo/platform/parkedOrganizations'
import type { Pool } from 'pg'
import type { Projector } from './projector'

type Parts = { log: EventLog; pool: Pool; projector: Projector }

/** Whether the read models keep up with the log. A shard that does not go on says why, in a word; who is parked is only counted. */
export async function readinessOf({ log, pool, projector }: Parts, position = projector.position()) {
  const kept = await keepsUp(log, position)
  const standsStill = projector.position() < kept.head ? projector.standstill() : undefined
  const parked = await parkedOrganizations(pool)
  return { ...kept, ready: kept.ready && !standsStill, parked, ...(standsStill && { standsStill }) }
}
