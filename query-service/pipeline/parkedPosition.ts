import type { Knex } from 'knex'

/** Where one of these read models stands still for the organization; `undefined` while all of them keep up. */
export async function parkedPosition(
  db: Knex,
  organizationId: string,
  tables: readonly string[],
): Promise<number | undefined> {
  const row = await db('parked')
    .where({ organization_id: organizationId })
    .whereIn('table_name', [...tables])
    .min<{ position: number | null }>('position as position')
    .first()
  return row?.position ?? undefined
}
