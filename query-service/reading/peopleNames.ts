import type { Knex } from 'knex'
import { columns } from './columns'

/** The full names of these people by id, without those who were erased. */
export async function peopleNames(
  db: Knex,
  organizationId: string,
  userIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id): id is string => id !== null))]
  const rows: { userId: string; name: string; lastName: string }[] = await db('identity_accounts')
    .where({ organization_id: organizationId, erased: false })
    .whereIn('user_id', ids)
    .select(columns('userId', 'name', 'lastName'))
  return new Map(rows.map((row) => [row.userId, `${row.name} ${row.lastName}`.trim()]))
}
