import { oneAtATime } from '../../oneAtATime'
import {
  type Appended,
  type EventLog,
  type EventToAppend,
  type RecordedEvent,
  WrongExpectedRevision,
} from '../eventLog'
import { appendCall, preparedAppend } from './appendCall'
import { appendedSignal } from './appendedSignal'
import { clockOf } from './clockOf'
import { openConnection } from './connection'
import { isOfTheServer } from './eventMessage'
import { persistently } from './persistently'
import { allRequest, lastRequest, readCall, streamRequest } from './readCall'
import { type Run, runsOf } from './runsOf'
import { type KnownIds, streamIds } from './streamIds'

type Options = { connectionString: string; now: () => Date; answerWithinMs?: number }
/** `since` when it was asked: what is known of the stream from then on is good enough to judge it by. */
type PendingAppend = { stream: string; expected: number; events: readonly EventToAppend[]; since: number }

/**
 * The log on EventStoreDB. A position is the commit position in `$all`. Time does not go back within a stream, nor among the appends of a process.
 * The server takes an append of up to its `MaxAppendSize` (1 MiB unless it is told otherwise).
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
    const events = await surely(() => readCall(connection, streamRequest(connection, stream, from, limit)))
    for (const [index, { revision, at }] of events.entries()) {
      if (revision !== from + index) throw new Error(`events of ${stream} are gone: somebody truncated it`)
      clock.see(at)
    }
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

  return {
    append: (stream, expectedRevision, events) => {
      const mistake = mistakeIn(stream, events)
      const asked = { stream, expected: expectedRevision, events, since: performance.now() }
      return mistake ? Promise.reject(new TypeError(mistake)) : inTurn(stream, () => append(asked))
    },
    read: (stream, fromRevision = 0) => readStream(stream, fromRevision),
    find: async (stream, eventId) => {
      const { revisions } = await knownIds(stream, () => false)
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
    head: async () => {
      const [last] = await surely(() => readCall(connection, lastRequest(connection)))
      return last?.position ?? 0
    },
    onAppended: signal.on,
    close: async () => {
      closed = true
      signal.close()
      await inTurn.allDone()
      await connection.close()
    },
  }
}

function mistakeIn(stream: string, events: readonly EventToAppend[]): string | undefined {
  if (isOfTheServer(stream)) return 'a stream whose name begins with $ is the server’s own'
  if (events.length === 0 || new Set(events.map(({ id }) => id)).size < events.length)
    return 'an append has events, each with an id of its own'
  return undefined
}

function lastOf(events: readonly RecordedEvent[]): RecordedEvent {
  const last = events.at(-1)
  if (!last) throw new Error('the log gave no answer')
  return last
}
