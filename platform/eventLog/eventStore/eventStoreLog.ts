import { oneAtATime } from '../../concurrency/oneAtATime'
import { refuseTooLarge } from '../appendSize'
import type { EventLog, EventToAppend } from '../eventLog'
import { metTruncated } from '../metTruncated'
import { appendCall } from './appendCall'
import { appendedSignal } from './appendedSignal'
import { appendToStreams } from './appendToStreams'
import { clockOf } from './clockOf'
import { openConnection } from './connection'
import { isReserved } from './eventMessage'
import { identityStream } from './identityStream'
import { persistently } from './persistently'
import { readAllEvents } from './readAllEvents'
import { readStreams, type Surely } from './readStreams'
import { runsOf } from './runsOf'
import { hiddenStreamsIn } from './streamMetadata'

type Options = { connectionString: string; now: () => Date; answerWithinMs?: number }
/**
 * The log on EventStoreDB. A position is the commit position in `$all`. Time does not go back within a stream, nor
 * among the appends of a process. A server that takes less in one append (its `MaxAppendSize`, 1 MiB unless it is told
 * otherwise) refuses what is more.
 */
export async function eventStoreLog({ connectionString, now, answerWithinMs = 5000 }: Options): Promise<EventLog> {
  const connection = await openConnection(connectionString, answerWithinMs)
  const clock = clockOf(now)
  const signal = appendedSignal(connection, ({ at }) => clock.see(at))
  const sendAppend = appendCall(connection)
  const inTurn = oneAtATime()
  let closed = false

  const surely: Surely = (attempt) =>
    closed ? Promise.reject(new Error('the event log is closed')) : persistently(attempt, () => closed)

  const streams = readStreams({ connection, clock, surely })
  const { append, restoreRun } = appendToStreams({
    connection,
    clock,
    streams,
    sendAppend,
    surely,
    appended: signal.tell,
  })

  const met = metTruncated()

  return {
    append: async (stream, expectedRevision, events) => {
      const mistake = mistakeIn(stream, events)
      if (mistake) throw new TypeError(mistake)
      refuseTooLarge(stream, events)
      const pending = { stream, expected: expectedRevision, events, since: performance.now() }
      return met.noting(inTurn(stream, () => append(pending)))
    },
    read: (stream, fromRevision = 0) => met.noting(streams.read(stream, fromRevision)),
    find: async (stream, eventId) => {
      const { revisions } = await met.noting(streams.idsOf(stream, () => false))
      const revision = revisions.get(eventId)
      return revision === undefined ? undefined : (await streams.eventsOf(stream, revision, 1))[0]
    },
    ...readAllEvents(connection, surely),
    restore: async (events) => {
      for (const run of runsOf(events)) await inTurn(run.stream, () => restoreRun(run))
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

function mistakeIn(stream: string, events: readonly EventToAppend[]): string | undefined {
  if (isReserved(stream)) return 'a stream whose name begins with $ is the server’s own, with ~ the log’s'
  if (events.length === 0 || new Set(events.map(({ id }) => id)).size < events.length)
    return 'an append has events, each with an id of its own'
  return undefined
}
