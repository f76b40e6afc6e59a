import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import type { Pool } from 'pg'

/**
 * Does it while no other process does; nothing where another is at it. The signal aborts when the turn is lost, with
 * its connection.
 */
export async function inTurn(pool: Pool, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  const losing = new AbortController()
  const lose = () => losing.abort()
  client.on('error', lose)
  let isDone = false
  try {
    const lock = advisoryLocks.policies
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (rows[0]?.mine) {
      await work(losing.signal)
      await client.query('select pg_advisory_unlock($1)', [lock])
    }
    isDone = true
  } finally {
    client.off('error', lose)
    // With its connection goes the lock, whatever broke the work off.
    client.release(!isDone)
  }
}
