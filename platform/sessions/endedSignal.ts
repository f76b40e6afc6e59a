import type { Pool } from 'pg'
import { listen } from '../postgres/listen'

type EndedSignal = {
  /** Says whose session ended. */
  tell(userId: string): Promise<void>
  /** Calls back with whose session ended. Returns how to stop. */
  on(callback: (userId: string) => void): () => void
  close(): Promise<void>
}

const channel = 'session_ended'

/** Tells whose session ended: to all processes, where they share a database at `sharedAt`. */
export async function endedSignal(pool: Pool, sharedAt: string | undefined): Promise<EndedSignal> {
  const callbacks = new Set<(userId: string) => void>()
  const heard = (userId: string) => {
    for (const callback of callbacks) callback(userId)
  }
  const listening = sharedAt === undefined ? undefined : await listen(sharedAt, channel, { heard, connected: () => {} })

  return {
    tell: async (userId) => {
      if (listening) await pool.query('select pg_notify($1, $2)', [channel, userId])
      else heard(userId)
    },
    on: (callback) => {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    close: async () => listening?.close(),
  }
}
