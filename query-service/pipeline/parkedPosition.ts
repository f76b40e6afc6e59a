import type { Knex } from 'knex'

/** The position at which one of these read models is parked for the organization; `undefined` if none is. */
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
