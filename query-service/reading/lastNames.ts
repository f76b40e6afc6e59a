import type { Knex } from 'knex'
import { columns } from './columns'

/** A thing as it was named: in its project, and as what it is. An id may have another name elsewhere. */
type NamedThing = { projectId: string; kind: string; id: string }
type Row = { scopeId: string; kind: string; thingId: string; name: string }

/** The last name of each of these things, also of those that were deleted. */
export async function lastNames(
  db: Knex,
  organizationId: string,
  things: readonly NamedThing[],
): Promise<(thing: NamedThing) => string | undefined> {
  const rows: Row[] = await db('audit_names')
    .where({ organization_id: organizationId })
    .whereIn(
      'thing_id',
      things.map(({ id }) => id),
    )
    .orderBy('position')
    .select(columns('scopeId', 'kind', 'thingId', 'name'))
  const keyOf = (...parts: readonly string[]) => parts.join('/')
  const names = new Map(rows.map(({ scopeId, kind, thingId, name }) => [keyOf(scopeId, kind, thingId), name]))
  return ({ projectId, kind, id }) => names.get(keyOf(projectId, kind, id))
}
