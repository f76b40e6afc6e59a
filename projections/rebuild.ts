import type { RecordedEvent } from '@prumo/contracts/index'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent as Undecoded } from '@prumo/platform/eventLog/eventLog'
import { readingAhead } from '@prumo/platform/eventLog/readingAhead'
import { inSavepoint } from '@prumo/platform/postgres/transaction'
import type { ClientBase } from 'pg'
import { concerns, foldBatch, type Poison, rowsOfBatch } from './foldBatch'
import { isRefusedRow, type Model } from './foldInto'
import { foldRange, type Placed } from './foldRange'
import { atOnce, type Pace } from './pace'
import type { Row } from './projection'
import { rowName, type Write } from './readModelTable'

const batchSize = 1000
/** So many rows are folded in memory before they are written: a rebuild's memory does not grow with the log. */
const rowsInMemory = 100_000
const rowsInStatement = 2000

type Source = { log: EventLog; codec: EventCodec }

/** A read model to be built, from `only` some of the events. */
export type Built = Model & { only?: (event: Placed) => boolean }

/**
 * Folds the log up to `until` into tables that are still empty, in the transaction that is open: it is read once for all of them. Answers for each the
 * organizations that a poisonous event stopped.
 */
export async function rebuild(
  source: Source,
  built: readonly Built[],
  client: ClientBase,
  until: number,
  pace: Pace = atOnce,
): Promise<Poison[][]> {
  const folds = built.map((one) => foldInMemory(one, client, Math.ceil(rowsInMemory / built.length), pace))
  const take = async (page: Undecoded[]) => {
    const concerned = page.filter((event) => folds.some((fold) => fold.takes(event)))
    const events = await decodeEach(source.codec, concerned)
    for (const fold of folds) await fold.take(folds.length === 1 ? events : events.filter(fold.takes))
  }
  await eachPage(source.log, until, async (page) => {
    await pace(() => take(page))
    for (const fold of folds) await fold.makeRoom()
  })
  const poison: Poison[][] = []
  for (const fold of folds) poison.push((await fold.end()) ?? (await foldSlowly(source, fold.built, client, until)))
  return poison
}

/** Which event it was that Postgres takes no row of is known only where each batch is written: slower, and seldom. */
const foldSlowly = (source: Source, { only, ...model }: Built, client: ClientBase, until: number): Promise<Poison[]> =>
  foldRange(source, model, client, { after: 0, until, ...(only && { only }) }, new Set())

/** Rows stay in memory, and only what they have become is written. */
function foldInMemory(built: Built, client: ClientBase, mostRows: number, pace: Pace) {
  const { projection, table, only } = built
  const stopped = new Map<string, Poison>()
  const rows = new Map<string, Row | null>()
  const unwritten = new Map<string, Write>()
  let everWritten = false
  let isRefused = false

  const writeAll = async () => {
    const writes = [...unwritten.values()]
    for (let from = 0; from < writes.length; from += rowsInStatement)
      await pace(() => table.write(client, writes.slice(from, from + rowsInStatement)))
  }
  const flush = async () => {
    if (unwritten.size === 0) return
    try {
      await inSavepoint(client, writeAll)
    } catch (error) {
      if (!isRefusedRow(error)) throw error
      isRefused = true
      await client.query(`delete from ${table.address}`)
    }
    everWritten = true
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

  return {
    built,
    takes: (event: Placed) => !isRefused && concerns(projection, event) && (!only || only(event)),
    take: async (events: readonly RecordedEvent[]) => {
      await bringBack(events)
      const { writes, poison } = foldBatch(projection, events, rows, new Set(stopped.keys()))
      for (const write of writes) unwritten.set(rowName(write), write)
      for (const one of poison) stopped.set(one.organizationId, one)
    },
    makeRoom: async () => {
      if (unwritten.size >= mostRows) await flush()
    },
    /** Answers whom an event stopped; nothing where Postgres did not take a row, and the table is empty again. */
    end: async () => {
      await flush()
      return isRefused ? undefined : [...stopped.values()]
    },
  }
}

/** The pages of the log up to `until`. */
async function eachPage(log: EventLog, until: number, take: (page: Undecoded[]) => Promise<void>): Promise<void> {
  const pageAfter = readingAhead((after) => log.readAll(after, batchSize), batchSize)
  for (let after = 0; ; ) {
    const page = (await pageAfter(after)).filter(({ position }) => position <= until)
    const last = page.at(-1)
    if (!last) return
    await take(page)
    after = last.position
  }
}
