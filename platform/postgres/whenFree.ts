import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { inTransaction } from './transaction'

const tries = 120
const pauseMs = 500
/** For so long those who ask may have to wait behind this one, while it waits for those who asked before. */
const lockTimeout = '500ms'

/** What is wanted is in use just now. */
export class InUse extends Error {}

/** Runs it in a transaction. Where it waits for locks too long, or in a deadlock, it is undone and retried. */
export async function whenFree<T>(client: ClientBase, work: () => Promise<T>, tell = () => {}): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`set local lock_timeout = '${lockTimeout}'`)
        return work()
      })
    } catch (error) {
      if (!isInUse(error) || tried === tries) throw error
      tell()
      await pause(pauseMs)
    }
  }
}

/** Postgres could not have a lock in time, or found two waiting for each other. */
const isInUse = (error: unknown) =>
  error instanceof InUse || ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
