import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { inTransaction } from './transaction'

const tries = 120
const pauseMs = 500
/** For so long those who ask may have to wait behind this one, while it waits for those who asked before. */
const lockTimeout = '500ms'

/** What is wanted is in use just now. */
export class InUse extends Error {}

/**
 * Does it in a transaction once nobody else is in the way: what would hold others up for long, or wait for them in a
 * circle, is undone and tried again.
 */
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
