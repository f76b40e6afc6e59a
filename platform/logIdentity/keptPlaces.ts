import type { ClientBase } from 'pg'
import type { Place } from '../eventLog/eventLog'

/**
 * A place of the log up to which somebody in the database is; `eventId` is `null` where an older version moved there.
 */
export type KeptPlace = Place & { keeper: string }

/** Of those that are many, the one that is furthest says it for all: the log is only ever added to. */
const statement = `
  select 'the read models' as keeper, position, event_id as "eventId" from read.checkpoints
  union select 'who stands still in a read model', position, event_id from read.parked where event_id is not null
  union select 'who stands still in a read model', after, null from read.parked
  union select 'the ledger', position, event_id from platform.ledger
  union select 'a policy', position, event_id from platform.policies
  union select 'the relay to Kafka', position, event_id from platform.relay
  union (select 'a snapshot', position, event_id from platform.snapshots order by position desc limit 1)
  union (select 'the rights of a session', rights_position, rights_event_id from platform.sessions
         order by rights_position desc limit 1)`

/** Every place that the database keeps, the furthest first; none where nothing was ever folded. */
export async function keptPlaces(client: ClientBase): Promise<KeptPlace[]> {
  const { rows } = await client.query<KeptPlace>(
    `select * from (${statement}) as kept where position > 0 order by position desc`,
  )
  return rows
}
