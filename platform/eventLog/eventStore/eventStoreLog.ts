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
import { inTurn } from './inTurn'
import { persistently } from './persistently'
import { allRequest, lastRequest, readCall, streamRequest } from './readCall'
import { streamIds } from './streamIds'

type Options = { connectionString: string; now: () => Date }

/**
 * The log on EventStoreDB. A position is the commit position in `$all`. Time does not go back within a stream, nor among the appends of a process.
 * The server takes an append of up to its `MaxAppendSize` (1 MiB unless it is told otherwise).
 */
export async function eventStoreLog({ connectionString, now }: Options): Promise<EventLog> {
  const connection = await openConnection(connectionString)
  const clock = clockOf(now)
  const ids = streamIds()
  const signal = appendedSignal(connection, ({ at }) => clock.see(at))
  const sendAppend = appendCall(connection)
  const turns = inTurn()
  let closed = false

  const surely = <Answer>(attempt: () => Promise<Answer>): Promise<Answer> =>
    closed ? Promise.reject(new Error('the event log is closed')) : persistently(attempt, () => closed)

  const readStream = async (stream: string, fromRevision: number, limit = Number.MAX_SAFE_INTEGER) => {
    const events = await surely(() => readCall(connection, streamRequest(connection, stream, fromRevision, limit)))
    for (const [index, { revision, at }] of events.entries()) {
      if (revision !== fromRevision + index) throw new Error(`events of ${stream} are gone: somebody truncated it`)
      clock.see(at)
    }
    ids.add(stream, events)
    return events
  }

  /** The ids in a stream, at least up to a revision if the stream goes so far. */
  const idsUpTo = async (stream: string, revision: number) => {
    const { upTo } = ids.of(stream)
    if (upTo < revision) await readStream(stream, upTo + 1)
    return ids.of(stream)
  }

  const append = async (stream: string, expected: number, events: readonly EventToAppend[]): Promise<Appended> => {
    const { upTo, revisions } = await idsUpTo(stream, expected)
    if (upTo !== expected || events.some(({ id }) => revisions.has(id))) return answerAgain(stream, expected, events)
    const at = clock.next()
    const prepared = preparedAppend(connection, stream, expected, events, at)
    const answer = await surely(() => sendAppend(prepared))
    if (!answer) return answerAgain(stream, expected, events)
    ids.add(
      stream,
      events.map(({ id }, index) => ({ id, revision: expected + 1 + index })),
    )
    signal.tell()
    return { ...answer, at }
  }

  /** What was answered then, if all of it is in the stream already. */
  const answerAgain = async (stream: string, expected: number, events: readonly EventToAppend[]) => {
    await readStream(stream, ids.of(stream).upTo + 1)
    const { upTo, revisions } = ids.of(stream)
    const places = events.flatMap(({ id }) => revisions.get(id) ?? []).sort((one, other) => one - other)
    if (places.length < events.length) throw new WrongExpectedRevision(stream, expected, upTo)
    const repeated = (await Promise.all(places.map((place) => readStream(stream, place, 1)))).flat()
    const { position, revision, at } = lastOf(repeated)
    return { position, revision, at, repeated }
  }

  return {
    append: (stream, expectedRevision, events) => {
      const mistake = mistakeIn(stream, events)
      return mistake
        ? Promise.reject(new TypeError(mistake))
        : turns.take(stream, () => append(stream, expectedRevision, events))
    },
    read: (stream, fromRevision = 0) => readStream(stream, fromRevision),
    find: async (stream, eventId) => {
      await readStream(stream, ids.of(stream).upTo + 1)
      const revision = ids.of(stream).revisions.get(eventId)
      return revision === undefined ? undefined : (await readStream(stream, revision, 1))[0]
    },
    readAll: async (after, limit) => {
      const from = after > 0 ? after : 'start'
      const events = await surely(() => readCall(connection, allRequest(connection, from, limit + 1)))
      return events.filter(({ position }) => position > after).slice(0, limit)
    },
    head: async () => {
      const [last] = await surely(() => readCall(connection, lastRequest(connection)))
      return last?.position ?? 0
    },
    onAppended: signal.on,
    close: async () => {
      closed = true
      signal.close()
      await turns.allDone()
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
