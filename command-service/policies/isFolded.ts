import type { Pool } from 'pg'

/** Whether all read models have reached this position; so it is, too, where nobody has made any yet. */
export async function isFolded(pool: Pool, position: number): Promise<boolean> {
  const { rows } = await pool.query<{ behind: boolean }>(
    'select exists (select from read.checkpoints where live and position < $1) as behind',
    [position],
  )
  return rows[0]?.behind !== true
}
