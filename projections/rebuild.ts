import type { RecordedEvent } from '@prumo/contracts/index'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase } from 'pg'
import { concerns, foldBatch, type Poison, rowsOfBatch } from './foldBatch'
import { isRefusedRow, type Model } from './foldInto'
import { foldRange } from './foldRange'
import type { Projection, Row } from './projection'
import { type ReadModelTable, rowName, type Write } from './readModelTable'
import { inTransaction } from './transaction'

const batchSize = 1000
/** So many rows are folded in memory before they are written: a rebuild's memory does not grow with the log. */
const rowsInMemory = 100_000
const rowsInStatement = 2000

type Source = { log: EventLog; codec: EventCodec }

/** Folds the log up to `until` into a table that is still empty. Answers the organizations that a poisonous event stopped. */
export async function rebuild(
  source: Source,
  projection: Projection,
  table: ReadModelTable,
  client: ClientBase,
  until: number,
): Promise<Poison[]> {
  const model = { projection, table }
  try {
    return await foldInMemory(source, model, client, until)
  } catch (error) {
    if (!isRefusedRow(error)) throw error
    // Which event it was is known only where each batch is written: slower, and seldom.
    await client.query(`truncate read.${table.name}`)
    return inTransaction(client, () => foldRange(source, model, client, { after: 0, until }, new Set()))
  }
}

/** Rows stay in memory, and only what they have become is written. */
async function foldInMemory(
  { log, codec }: Source,
  { projection, table }: Model,
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
    const missing = rowsOfBatch(projection, events, new Set(stopped.keys()))
    for (const name of [...missing.keys()]) if (rows.has(name)) missing.delete(name)
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
    const events = await decodeEach(
      codec,
      recorded.filter((event) => concerns(projection, event)),
    )
    await bringBack(events)
    const { writes, poison } = foldBatch(projection, events, rows, new Set(stopped.keys()))
    for (const write of writes) unwritten.set(rowName(write), write)
    for (const one of poison) stopped.set(one.organizationId, one)
    if (unwritten.size >= rowsInMemory) await flush()
  }
  await flush()
  return [...stopped.values()]
}
