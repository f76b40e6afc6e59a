import type { Pool } from 'pg'

/** The position that each shard of the read models has reached; none where nobody has made any yet. */
export async function foldedUpTo(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ position: number }>(
    'select min(position)::int8 as position from read.checkpoints where live group by shard order by shard',
  )
  return rows.map(({ position }) => position)
}
