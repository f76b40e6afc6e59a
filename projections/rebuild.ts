import type { RecordedEvent } from '@prumo/contracts/index'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase } from 'pg'
import { concerns, foldBatch, type Poison, rowsOf } from './foldBatch'
import type { Projection, Row } from './projection'
import { type ReadModelTable, type RowKey, rowName, type Write } from './readModelTable'

const batchSize = 1000
/** So many rows are folded in memory before they are written: a rebuild's memory does not grow with the log. */
const rowsInMemory = 100_000
const rowsInStatement = 2000

/**
 * Folds the log up to `until` into a table that is still empty: rows stay in memory, and only what they have become is written.
 * Answers the organizations that a poisonous event stopped.
 */
export async function rebuild(
  { log, codec }: { log: EventLog; codec: EventCodec },
  projection: Projection,
  table: ReadModelTable,
  client: ClientBase,
  until: number,
): Promise<Poison[]> {
  const stopped = new Map<string, Poison>()
  const rows = new Map<string, Row | null>()
  const unwritten = new Map<string, Write>()
  let everWritten = false

  const flush = async () => {
    const writes = [...unwritten.values()]
    for (let from = 0; from < writes.length; from += rowsInStatement)
      await table.write(client, writes.slice(from, from + rowsInStatement))
    everWritten ||= writes.length > 0
    unwritten.clear()
    rows.clear()
  }

  /** Rows that an earlier flush has written come back before they are folded further. */
  const bringBack = async (events: readonly RecordedEvent[]) => {
    if (!everWritten || projection.madeOnce) return
    const missing = new Map<string, RowKey>()
    for (const event of events) {
      for (const key of rowsOf(projection, event)) if (!rows.has(rowName(key))) missing.set(rowName(key), key)
    }
    if (missing.size === 0) return
    for (const [name, row] of await table.load(client, [...missing.values()])) rows.set(name, row)
  }

  let next = log.readAll(0, batchSize)
  for (;;) {
    const recorded = (await next).filter(({ position }) => position <= until)
    const last = recorded.at(-1)
    if (!last) break
    next = log.readAll(last.position, batchSize)
    next.catch(() => {})
    const events = await codec.decode(recorded.filter((event) => concerns(projection, event)))
    await bringBack(events)
    const { writes, poison } = foldBatch(projection, events, rows, new Set(stopped.keys()))
    for (const write of writes) unwritten.set(rowName(write), write)
    for (const one of poison) stopped.set(one.organizationId, one)
    if (unwritten.size >= rowsInMemory) await flush()
  }
  await flush()
  return [...stopped.values()]
}
