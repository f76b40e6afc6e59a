import type { Knex } from 'knex'

/** Counts erased people: a past that was folded before an erasure must not be reused. */
export async function erasedPeople(db: Knex, organizationId: string): Promise<number> {
  const row = await db('identity_accounts')
    .where({ organization_id: organizationId, erased: true })
    .count('* as people')
    .first()
  return Number(row?.people ?? 0)
}
