import type { Pool } from 'pg'

/** Does it holding this lock; nothing where another process is at it. */
export async function alone(pool: Pool, lock: number, work: () => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  let isDone = false
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (rows[0]?.mine) {
      await work()
      await client.query('select pg_advisory_unlock($1)', [lock])
    }
    isDone = true
  } finally {
    // With its connection goes the lock, whatever broke the work off.
    client.release(!isDone)
  }
}
