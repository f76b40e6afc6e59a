import type { Knex } from 'knex'

/** The full names of these people, by their id; none of whoever was erased. */
export async function peopleNames(
  db: Knex,
  organizationId: string,
  userIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id): id is string => id !== null))]
  const rows: { user_id: string; name: string; last_name: string }[] = await db('identity_accounts')
    .where({ organization_id: organizationId, erased: false })
    .whereIn('user_id', ids)
    .select('user_id', 'name', 'last_name')
  return new Map(rows.map((row) => [row.user_id, `${row.name} ${row.last_name}`.trim()]))
}
