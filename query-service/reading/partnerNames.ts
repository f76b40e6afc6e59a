import type { Knex } from 'knex'
import { columns } from './columns'

/** The names of these partners by id, also of deleted ones. */
export async function partnerNames(
  db: Knex,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows: { partnerId: string; name: string }[] = await db('partners_partners')
    .where({ organization_id: organizationId })
    .whereIn('partner_id', ids)
    .whereNotNull('name')
    .select(columns('partnerId', 'name'))
  return new Map(rows.map(({ partnerId, name }) => [partnerId, name]))
}
