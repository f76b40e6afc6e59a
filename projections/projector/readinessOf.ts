import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { readinessAt } from '@prumo/platform/eventLog/readinessAt'
import { parkedOrganizations } from '@prumo/platform/readModels/parkedOrganizations'
import type { Pool } from 'pg'
import type { Projector } from './projector'

type Parts = { log: EventLog; pool: Pool; projector: Projector }

/**
 * Whether the read models keep up with the log. A shard that stands still gives its reason; parked organizations are
 * only counted.
 */
export async function readinessOf({ log, pool, projector }: Parts, position = projector.position()) {
  const kept = await readinessAt(log, position)
  const standsStill = projector.position() < kept.head ? projector.standstill() : undefined
  const parked = await parkedOrganizations(pool)
  return { ...kept, ready: kept.ready && !standsStill, parked, ...(standsStill && { standsStill }) }
}
