import type { ClientBase } from 'pg'
import type { Place } from '../eventLog/eventLog'
import { platformTables } from '../postgres/platformTables'
import type { Tables } from '../postgres/tables'

/**
 * A place of the log up to which somebody in the database is; `eventId` is `null` where an older version moved there.
 */
export type KeptPlace = Place & { keeper: string }

/** Every place that the database keeps, the furthest first; none where nothing was ever folded. */
export async function keptPlaces(client: ClientBase, moduleTables: readonly Tables[]): Promise<KeptPlace[]> {
  const selects = [...platformTables, ...moduleTables].flatMap(({ places = [] }) => places)
  const { rows } = await client.query<KeptPlace>(
    `select keeper, position, event_id as "eventId" from (${selects.join(' union ')}) as kept
     where position > 0 order by position desc`,
  )
  return rows
}
