import type { Knex } from 'knex'
import { columns } from './columns'

/** The last name of each of these things by id, also of those that were deleted. */
export async function lastNames(
  db: Knex,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { thingId: string; name: string }[] = await db('audit_names')
    .where({ organization_id: organizationId })
    .whereIn('thing_id', ids)
    .orderBy('position')
    .select(columns('thingId', 'name'))
  return new Map(rows.map(({ thingId, name }) => [thingId, name]))
}
