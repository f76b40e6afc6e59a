import type { Metadata } from '@grpc/grpc-js'
import { type RecordedEvent, StreamTruncated } from '../eventLog'
import type { clockOf } from './clockOf'
import type { Connection } from './connection'
import { readCall, streamRequest } from './readCall'
import { type KnownIds, streamIds } from './streamIds'
import { toldOf } from './streamMetadata'

/** Makes an attempt again until it is answered, or the log is closed. */
export type Surely = <Answer>(attempt: () => Promise<Answer>) => Promise<Answer>

type Parts = { connection: Connection; clock: ReturnType<typeof clockOf>; surely: Surely }

/** Streams of the server, and which ids they have, as far as that is known here. */
export function readStreams({ connection, clock, surely }: Parts) {
  const ids = streamIds()

  const eventsOf = async (stream: string, from: number, limit: number): Promise<RecordedEvent[]> => {
    const reading = surely(() => readCall(connection, streamRequest(connection, stream, from, limit)))
    const events = await reading.catch((error: unknown) => {
      throw isDeleted(error) ? new StreamTruncated(stream, 'deleted') : error
    })
    for (const [index, { revision, at }] of events.entries()) {
      if (revision !== from + index) throw new StreamTruncated(stream, 'truncated')
      clock.see(at)
    }
    // A deleted stream can begin anew: only its metadata says that there was more.
    if (from === 0 && events.length === 0 && (await surely(() => toldOf(connection, stream))))
      throw new StreamTruncated(stream, 'deleted')
    return events
  }

  const read = async (stream: string, from: number): Promise<RecordedEvent[]> => {
    const asOf = performance.now()
    const events = await eventsOf(stream, from, Number.MAX_SAFE_INTEGER)
    ids.add(stream, from, events, asOf)
    return events
  }

  return {
    eventsOf,
    read,
    addIds: ids.add,
    /** Which ids the stream has; read on where what is known is not enough. */
    idsOf: async (stream: string, isEnough: (ids: KnownIds) => boolean): Promise<KnownIds> => {
      const before = ids.of(stream)
      if (!isEnough(before)) await read(stream, before.upTo + 1)
      return ids.of(stream)
    },
  }
}

export type Streams = ReturnType<typeof readStreams>

/** The server's word for a stream that was deleted for good. */
const isDeleted = (error: unknown) =>
  (error as { metadata?: Metadata }).metadata?.get?.('exception')[0] === 'stream-deleted'
