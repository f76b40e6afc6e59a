import type { RecordedEvent } from '@prumo/contracts/index'
import { inSavepoint } from '@prumo/platform/postgres/transaction'
import type { ClientBase } from 'pg'
import { concerns, foldBatch, rowsOfBatch } from '../folding/foldBatch'
import { isOfRows } from '../folding/foldEachInto'
import type { Model } from '../folding/foldInto'
import type { Placed } from '../folding/foldRange'
import type { Kept } from '../folding/keep'
import type { ParkedAt } from '../parking/parking'
import type { ReadModelTable, Write } from '../tables/readModelTable'
import type { Pace } from './throttle'

const rowsInStatement = 2000

/** A read model to be built, from `only` some of the events. */
export type Built = Model & { only?: (event: Placed) => boolean }

/** Folds into an empty table. Rows stay in memory, and only their final state is written. */
export function foldInMemory(built: Built, client: ClientBase, mostRows: number, pace: Pace) {
  const { projection, table, only } = built
  const stopped = new Map<string, ParkedAt>()
  const rows = new Map<string, Kept>()
  const unwritten = new Map<string, Write>()
  let everWritten = false
  let isRefused = false

  const giveUp = async () => {
    isRefused = true
    for (const memory of [unwritten, rows]) memory.clear()
    await client.query(`delete from ${table.address}`)
  }
  const flush = async () => {
    if (unwritten.size === 0) return
    if (await refuses(client, () => writeEach(table, client, [...unwritten.values()], pace))) await giveUp()
    everWritten = true
    for (const memory of [unwritten, rows]) memory.clear()
  }

  /** Loads rows that an earlier flush has written, before they are folded further. */
  const bringBack = async (events: readonly RecordedEvent[]) => {
    if (!everWritten || projection.madeOnce) return
    const batch = rowsOfBatch(projection, events, new Set(stopped.keys()))
    const missing = [...batch].flatMap(([name, key]) => (rows.has(name) ? [] : key))
    if (missing.length === 0) return
    const load = async () => {
      for (const [name, row] of await table.load(client, missing)) rows.set(name, row)
    }
    if (await refuses(client, load)) await giveUp()
  }

  return {
    built,
    takes: (event: Placed) => !isRefused && concerns(projection, event) && (!only || only(event)),
    /** Takes events that follow the position `after`. */
    take: async (events: readonly RecordedEvent[], after: number) => {
      await bringBack(events)
      if (isRefused) return
      const { writes, poison, isInDoubt } = foldBatch(projection, events, rows, new Set(stopped.keys()))
      if (isInDoubt) return giveUp()
      for (const [name, write] of writes) unwritten.set(name, write)
      for (const event of poison) stopped.set(event.organizationId, { ...event, after })
    },
    makeRoom: async () => {
      if (unwritten.size >= mostRows) await flush()
    },
    /**
     * Returns organizations that an event stopped; `undefined` if Postgres refused a row or may have, with the table
     * empty again.
     */
    end: async () => {
      await flush()
      return isRefused ? undefined : [...stopped.values()]
    },
  }
}

/** Does work on rows; answers whether Postgres refused it for what they are. */
async function refuses(client: ClientBase, work: () => Promise<void>): Promise<boolean> {
  try {
    await inSavepoint(client, work)
    return false
  } catch (error) {
    if (!isOfRows(error)) throw error
    return true
  }
}

/**
 * Writes rows in parts. Postgres writes a part while the next is made ready. An error is thrown once no part is under
 * way: one that went on would write after all was undone.
 */
async function writeEach(
  table: ReadModelTable,
  client: ClientBase,
  writes: readonly Write[],
  pace: Pace,
): Promise<void> {
  let running: Promise<void> = Promise.resolve()
  for (let from = 0; from < writes.length; from += rowsInStatement) {
    await pace(async () => {
      const next = table.write(client, writes.slice(from, from + rowsInStatement))
      const ended = next.catch(() => {})
      await running.catch((error: unknown) => ended.then(() => Promise.reject(error)))
      running = next
    })
  }
  await running
}
