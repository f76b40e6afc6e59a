import type { ClientBase, Pool } from 'pg'
import { advisoryLocks } from '../postgres/advisoryLocks'
import { inTransaction } from '../postgres/transaction'

/** Does it while nobody else begins or ends this person's sessions, so that ending all misses none. */
export async function inTurnOf<T>(pool: Pool, userId: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [advisoryLocks.sessions, userId])
      return work(client)
    })
  } finally {
    client.release()
  }
}
