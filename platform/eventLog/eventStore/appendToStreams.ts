import { type Appended, type EventToAppend, type RecordedEvent, WrongExpectedRevision } from '../eventLog'
import { type appendCall, preparedAppend } from './appendCall'
import type { clockOf } from './clockOf'
import type { Connection } from './connection'
import type { Streams, Surely } from './readStreams'
import type { Run } from './runsOf'

/** `since`: when it came. What is known of the stream from then on is good enough to judge it by. */
type PendingAppend = { stream: string; expected: number; events: readonly EventToAppend[]; since: number }

type Parts = {
  connection: Connection
  clock: ReturnType<typeof clockOf>
  streams: Streams
  sendAppend: ReturnType<typeof appendCall>
  surely: Surely
  /** Something was appended. */
  appended(): void
}

/** Appends to streams, each append once: the server is not relied on to know an id again. */
export function appendToStreams({ connection, clock, streams, sendAppend, surely, appended }: Parts) {
  const append = async (pending: PendingAppend): Promise<Appended> => {
    const { stream, expected, events } = pending
    const { upTo, revisions } = await streams.idsOf(stream, (ids) => ids.upTo >= expected)
    if (upTo !== expected || events.some(({ id }) => revisions.has(id))) return answerAgain(pending)
    const [at, sent] = [clock.next(), performance.now()]
    const timed = events.map((event) => ({ ...event, at }))
    const prepared = preparedAppend(connection, stream, expected, timed)
    const answer = await surely(() => sendAppend(prepared))
    if (!answer) return answerAgain({ ...pending, since: sent })
    const placed = events.map(({ id }, index) => ({ id, revision: expected + 1 + index }))
    streams.addIds(stream, expected + 1, placed, sent)
    appended()
    return { ...answer, at }
  }

  /** What was answered then, if all of it is in the stream already. */
  const answerAgain = async ({ stream, expected, events, since }: PendingAppend): Promise<Appended> => {
    const { upTo, revisions } = await streams.idsOf(stream, ({ asOf }) => asOf >= since)
    const places = events.flatMap(({ id }) => revisions.get(id) ?? [])
    if (places.length < events.length) throw new WrongExpectedRevision(stream, expected, upTo)
    const [first, last] = [Math.min(...places), Math.max(...places)]
    const among = await streams.eventsOf(stream, first, last - first + 1)
    const repeated = among.filter((event) => places.includes(event.revision))
    const { position, revision, at } = lastOf(repeated)
    return { position, revision, at, repeated }
  }

  const restoreRun = async ({ stream, expected, events }: Run): Promise<void> => {
    const prepared = preparedAppend(connection, stream, expected, events)
    const answer = await surely(() => sendAppend(prepared))
    if (!answer) throw new WrongExpectedRevision(stream, expected, (await streams.idsOf(stream, () => false)).upTo)
    for (const { at } of events) clock.see(at)
    appended()
  }

  return { append, restoreRun }
}

function lastOf(events: readonly RecordedEvent[]): RecordedEvent {
  const last = events.at(-1)
  if (!last) throw new Error('the log gave no answer')
  return last
}
