import type { ClientBase } from 'pg'
import type { Poison } from '../folding/foldBatch'
import { keepableText } from '../folding/keep'
import type { Projection } from '../projection'

/** `after`: a position of the log before the event; folding resumes from there. */
export type ParkedAt = Poison & { after: number }

/** Parked organizations, by table. A read model stands still for them, and goes on for all others. */
export type Parked = Map<string, Map<string, ParkedAt>>

const idOf = ({ table, version }: Projection) => `${table} v${version}`

export const parkedIn = (parked: Parked, projection: Projection): ReadonlySet<string> =>
  new Set(parked.get(idOf(projection))?.keys() ?? [])

export async function readParked(client: ClientBase): Promise<Parked> {
  const { rows } = await client.query<{
    table_name: string
    version: number
    organization_id: string
    position: number
    error: string
    after: number
    event_id: string | null
  }>('select * from read.parked')
  const parked: Parked = new Map()
  for (const row of rows) {
    const id = `${row.table_name} v${row.version}`
    const organizations = parked.get(id) ?? new Map<string, ParkedAt>()
    parked.set(
      id,
      organizations.set(row.organization_id, {
        organizationId: row.organization_id,
        position: row.position,
        eventId: row.event_id,
        error: row.error,
        after: row.after,
      }),
    )
  }
  return parked
}

const parkStatement = `insert into read.parked (table_name, version, organization_id, position, event_id, error, after)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (table_name, version, organization_id) do update
  set position = excluded.position, event_id = excluded.event_id, error = excluded.error, after = excluded.after`

/** An error may quote all of the event. */
const longestError = 2000

export async function park(
  client: ClientBase,
  parked: Parked,
  projection: Projection,
  stopped: readonly ParkedAt[],
): Promise<void> {
  for (const place of stopped) {
    await client.query(parkStatement, [
      projection.table,
      projection.version,
      place.organizationId,
      place.position,
      place.eventId,
      keepableText(place.error).slice(0, longestError),
      place.after,
    ])
    const organizations = parked.get(idOf(projection)) ?? new Map<string, ParkedAt>()
    parked.set(idOf(projection), organizations.set(place.organizationId, place))
  }
}

export async function unpark(
  client: ClientBase,
  parked: Parked,
  projection: Projection,
  organizationId: string,
): Promise<void> {
  await client.query('delete from read.parked where table_name = $1 and version = $2 and organization_id = $3', [
    projection.table,
    projection.version,
    organizationId,
  ])
  parked.get(idOf(projection))?.delete(organizationId)
}

export const parkedAt = (parked: Parked, projection: Projection): ParkedAt[] => [
  ...(parked.get(idOf(projection))?.values() ?? []),
]
