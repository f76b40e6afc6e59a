import type { Metadata } from '@grpc/grpc-js'
import { oneAtATime } from '../../concurrency/oneAtATime'
import { refuseTooLarge } from '../appendSize'
import {
  type Appended,
  type EventLog,
  type EventToAppend,
  type Place,
  type RecordedEvent,
  StreamTruncated,
  WrongExpectedRevision,
} from '../eventLog'
import { metTruncated } from '../metTruncated'
import { appendCall, preparedAppend } from './appendCall'
import { appendedSignal } from './appendedSignal'
import { clockOf } from './clockOf'
import { openConnection } from './connection'
import { isReserved } from './eventMessage'
import { identityStream } from './identityStream'
import { persistently } from './persistently'
import { allRequest, lastRequest, readCall, streamRequest } from './readCall'
import { type Run, runsOf } from './runsOf'
import { type KnownIds, streamIds } from './streamIds'
import { hiddenStreamsIn, toldOf } from './streamMetadata'

type Options = { connectionString: string; now: () => Date; answerWithinMs?: number }
/** `since` when it was asked: what is known of the stream from then on is good enough to judge it by. */
type PendingAppend = { stream: string; expected: number; events: readonly EventToAppend[]; since: number }

/**
 * The log on EventStoreDB. A position is the commit position in `$all`. Time does not go back within a stream, nor
 * among the appends of a process. A server that takes less in one append (its `MaxAppendSize`, 1 MiB unless it is told
 * otherwise) refuses what is more.
 */
export async function eventStoreLog({ connectionString, now, answerWithinMs = 5000 }: Options): Promise<EventLog> {
  const connection = await openConnection(connectionString, answerWithinMs)
  const clock = clockOf(now)
  const ids = streamIds()
  const signal = appendedSignal(connection, ({ at }) => clock.see(at))
  const sendAppend = appendCall(connection)
  const inTurn = oneAtATime()
  let closed = false

  const surely = <Answer>(attempt: () => Promise<Answer>): Promise<Answer> =>
    closed ? Promise.reject(new Error('the event log is closed')) : persistently(attempt, () => closed)

  const eventsOf = async (stream: string, from: number, limit: number) => {
    const reading = surely(() => readCall(connection, streamRequest(connection, stream, from, limit)))
    const events = await reading.catch((error: unknown) => {
      throw isDeleted(error) ? new StreamTruncated(stream, 'deleted') : error
    })
    for (const [index, { revision, at }] of events.entries()) {
      if (revision !== from + index) throw new StreamTruncated(stream, 'truncated')
      clock.see(at)
    }
    // What was deleted can begin anew: nothing but what the server was told of it says that there was more.
    if (from === 0 && events.length === 0 && (await surely(() => toldOf(connection, stream))))
      throw new StreamTruncated(stream, 'deleted')
    return events
  }
  const readStream = async (stream: string, from: number) => {
    const asOf = performance.now()
    const events = await eventsOf(stream, from, Number.MAX_SAFE_INTEGER)
    ids.add(stream, from, events, asOf)
    return events
  }
  const knownIds = async (stream: string, isEnough: (known: KnownIds) => boolean) => {
    const known = ids.of(stream)
    if (!isEnough(known)) await readStream(stream, known.upTo + 1)
    return ids.of(stream)
  }

  const append = async (asked: PendingAppend): Promise<Appended> => {
    const { stream, expected, events } = asked
    const { upTo, revisions } = await knownIds(stream, (known) => known.upTo >= expected)
    if (upTo !== expected || events.some(({ id }) => revisions.has(id))) return answerAgain(asked)
    const [at, sent] = [clock.next(), performance.now()]
    const timed = events.map((event) => ({ ...event, at }))
    const prepared = preparedAppend(connection, stream, expected, timed)
    const answer = await surely(() => sendAppend(prepared))
    if (!answer) return answerAgain({ ...asked, since: sent })
    const placed = events.map(({ id }, index) => ({ id, revision: expected + 1 + index }))
    ids.add(stream, expected + 1, placed, sent)
    signal.tell()
    return { ...answer, at }
  }

  /** What was answered then, if all of it is in the stream already. */
  const answerAgain = async ({ stream, expected, events, since }: PendingAppend) => {
    const { upTo, revisions } = await knownIds(stream, ({ asOf }) => asOf >= since)
    const places = events.flatMap(({ id }) => revisions.get(id) ?? [])
    if (places.length < events.length) throw new WrongExpectedRevision(stream, expected, upTo)
    const [first, last] = [Math.min(...places), Math.max(...places)]
    const among = await eventsOf(stream, first, last - first + 1)
    const repeated = among.filter((event) => places.includes(event.revision))
    const { position, revision, at } = lastOf(repeated)
    return { position, revision, at, repeated }
  }

  const restoreRun = async ({ stream, expected, events }: Run) => {
    const prepared = preparedAppend(connection, stream, expected, events)
    const answer = await surely(() => sendAppend(prepared))
    if (!answer) throw new WrongExpectedRevision(stream, expected, (await knownIds(stream, () => false)).upTo)
    for (const { at } of events) clock.see(at)
    signal.tell()
  }

  const end = async (): Promise<Place> => {
    // Behind the last event of ours may stand what the server says of streams that were deleted.
    for (const count of [1, 100, 10_000]) {
      const [last] = await surely(() => readCall(connection, lastRequest(connection, count)))
      if (last) return { position: last.position, eventId: last.id }
    }
    return { position: 0, eventId: null }
  }
  const met = metTruncated()

  return {
    append: async (stream, expectedRevision, events) => {
      const mistake = mistakeIn(stream, events)
      if (mistake) throw new TypeError(mistake)
      refuseTooLarge(stream, events)
      const asked = { stream, expected: expectedRevision, events, since: performance.now() }
      return met.noting(inTurn(stream, () => append(asked)))
    },
    read: (stream, fromRevision = 0) => met.noting(readStream(stream, fromRevision)),
    find: async (stream, eventId) => {
      const { revisions } = await met.noting(knownIds(stream, () => false))
      const revision = revisions.get(eventId)
      return revision === undefined ? undefined : (await eventsOf(stream, revision, 1))[0]
    },
    readAll: async (after, limit) => {
      const from = after > 0 ? after : 'start'
      const events = await surely(() => readCall(connection, allRequest(connection, from, limit + 1)))
      return events.filter(({ position }) => position > after).slice(0, limit)
    },
    restore: async (events) => {
      for (const run of runsOf(events)) await inTurn(run.stream, () => restoreRun(run))
    },
    head: async () => (await end()).position,
    end,
    idAt: async (position) => {
      const [event] = await surely(() => readCall(connection, allRequest(connection, position, 1))).catch(whereNothing)
      return event?.position === position ? event.id : undefined
    },
    ...identityStream({ connection, sendAppend, surely }),
    hiddenStreams: () => surely(() => hiddenStreamsIn(connection)),
    truncated: met.streams,
    onAppended: signal.on,
    close: async () => {
      closed = true
      signal.close()
      await inTurn.allDone()
      await connection.close()
    },
  }
}

/** The server's word for a stream that was deleted for good. */
const isDeleted = (error: unknown) =>
  (error as { metadata?: Metadata }).metadata?.get?.('exception')[0] === 'stream-deleted'

function mistakeIn(stream: string, events: readonly EventToAppend[]): string | undefined {
  if (isReserved(stream)) return 'a stream whose name begins with $ is the server’s own, with ~ the log’s'
  if (events.length === 0 || new Set(events.map(({ id }) => id)).size < events.length)
    return 'an append has events, each with an id of its own'
  return undefined
}

/** gRPC's codes of what a position may be that no event has: unknown, invalid argument, out of range. */
const nowhere = new Set<unknown>([2, 3, 11])

/** At a position that is no event's the server reads whatever bytes it finds. */
function whereNothing(error: unknown): RecordedEvent[] {
  if (nowhere.has((error as { code?: unknown }).code)) return []
  throw error
}

function lastOf(events: readonly RecordedEvent[]): RecordedEvent {
  const last = events.at(-1)
  if (!last) throw new Error('the log gave no answer')
  return last
}
