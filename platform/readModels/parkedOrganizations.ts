import type { Pool } from 'pg'

/** For how many organizations some read model stands still. It makes nothing unready: the others are served. */
export async function parkedOrganizations(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ parked: number }>(
    'select count(distinct organization_id)::int as parked from read.parked',
  )
  return rows[0]?.parked ?? 0
}
