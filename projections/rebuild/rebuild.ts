import { setImmediate as nextTurn } from 'node:timers/promises'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { readingAhead } from '@prumo/platform/eventLog/readingAhead'
import type { ClientBase } from 'pg'
import { foldRange } from '../folding/foldRange'
import type { ParkedAt } from '../parking/parking'
import { type Built, foldInMemory } from './foldInMemory'
import { type Pace, unthrottled } from './throttle'

const batchSize = 1000
/** Between parts of a page, what Postgres sends of the next page is read: it waits once the connection is full. */
const partSize = 500
/** So many rows stay in memory before they are written: the memory of a rebuild does not grow with the log. */
const rowsInMemory = 100_000

type Source = { log: EventLog; codec: EventCodec }

/**
 * Folds the log up to `until` into empty tables, in the open transaction and in one reading. Returns for each table the
 * organizations that an event stopped.
 */
export async function rebuild(
  source: Source,
  built: readonly Built[],
  client: ClientBase,
  until: number,
  pace: Pace = unthrottled,
): Promise<ParkedAt[][]> {
  const folds = built.map((model) => foldInMemory(model, client, Math.ceil(rowsInMemory / built.length), pace))
  const take = async (page: RecordedEvent[], after: number) => {
    const concerned = page.filter((event) => folds.some((fold) => fold.takes(event)))
    for (let from = 0; from < concerned.length; from += partSize) {
      const events = await decodeEach(source.codec, concerned.slice(from, from + partSize))
      for (const fold of folds) await fold.take(folds.length === 1 ? events : events.filter(fold.takes), after)
      await nextTurn()
    }
  }
  await eachPage(source.log, until, async (page, after) => {
    await pace(() => take(page, after))
    for (const fold of folds) await fold.makeRoom()
  })
  const poison: ParkedAt[][] = []
  for (const fold of folds) poison.push((await fold.end()) ?? (await foldSlowly(source, fold.built, client, until)))
  return poison
}

/** Only a write after each batch shows which event Postgres refuses. That is slower, and seldom needed. */
const foldSlowly = (
  source: Source,
  { only, ...model }: Built,
  client: ClientBase,
  until: number,
): Promise<ParkedAt[]> => foldRange(source, model, client, { after: 0, until, ...(only && { only }) }, new Set())

/** The pages of the log up to `until`. */
async function eachPage(
  log: EventLog,
  until: number,
  take: (page: RecordedEvent[], after: number) => Promise<void>,
): Promise<void> {
  const pageAfter = readingAhead((after) => log.readAll(after, batchSize), batchSize)
  for (let after = 0; ; ) {
    const page = (await pageAfter(after)).filter(({ position }) => position <= until)
    const last = page.at(-1)
    if (!last) return
    await take(page, after)
    after = last.position
  }
}
