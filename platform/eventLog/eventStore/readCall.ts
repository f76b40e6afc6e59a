import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { RecordedEvent } from '../eventLog'
import type { Connection } from './connection'
import { recordedEvent, reservedStream } from './eventMessage'
import { NoAnswer } from './persistently'

/**
 * The history: neither the server's own streams, which begin with `$`, nor those that say of the log what is no event
 * of it.
 */
const ownStreams = `^[^$${reservedStream}]`
const backwards = 1

/** Where in all to begin: at the event that stands at a position, or at an end. */
export type From = number | 'start' | 'end'

/** Reads to its end what was asked for. */
export async function readCall<Read = RecordedEvent>(
  connection: Connection,
  request: ReadReq,
  read: (answer: ReadResp) => Read | undefined = recordedEvent as (answer: ReadResp) => Read | undefined,
): Promise<Read[]> {
  const stream = await connection.openReadStream(request)
  const events: Read[] = []
  let timer: NodeJS.Timeout | undefined
  return new Promise<Read[]>((resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer('a read'))
      stream.cancel()
    }, connection.answerWithinMs)
    stream.on('error', reject)
    stream.on('end', () => resolve(events))
    stream.on('data', (answer: ReadResp) => {
      timer?.refresh()
      const event = read(answer)
      if (event !== undefined) events.push(event)
    })
  }).finally(() => clearTimeout(timer))
}

export function streamRequest(connection: Connection, stream: string, fromRevision: number, limit: number): ReadReq {
  const { messages, shared } = connection
  const ofStream = new messages.ReadReq.Options.StreamOptions().setRevision(String(fromRevision))
  ofStream.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
  return request(connection, (options) =>
    options.setStream(ofStream).setNoFilter(new shared.Empty()).setCount(String(limit)),
  )
}

export function lastOfStreamRequest(connection: Connection, stream: string): ReadReq {
  const { messages, shared } = connection
  const fromEnd = new messages.ReadReq.Options.StreamOptions().setEnd(new shared.Empty())
  fromEnd.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
  return request(connection, (options) =>
    options.setStream(fromEnd).setNoFilter(new shared.Empty()).setReadDirection(backwards).setCount('1'),
  )
}

export const allRequest = (connection: Connection, from: From, limit: number, streams = ownStreams): ReadReq =>
  request(connection, (options) => allOf(connection, options, from, streams).setCount(String(limit)))

export const lastRequest = (connection: Connection, count: number): ReadReq =>
  request(connection, (options) =>
    allOf(connection, options, 'end').setReadDirection(backwards).setCount(String(count)),
  )

/** What comes after a position, with word of how far the server has looked while nothing matches. */
export const subscriptionRequest = (connection: Connection, after: From): ReadReq =>
  request(connection, (options) =>
    allOf(connection, options, after).setSubscription(new connection.messages.ReadReq.Options.SubscriptionOptions()),
  )

function request({ messages, shared }: Connection, fill: (options: ReadReq.Options) => ReadReq.Options): ReadReq {
  const options = new messages.ReadReq.Options()
  options.setUuidOption(new messages.ReadReq.Options.UUIDOption().setString(new shared.Empty()))
  return new messages.ReadReq().setOptions(fill(options))
}

function allOf(
  { messages, shared }: Connection,
  options: ReadReq.Options,
  from: From,
  streams = ownStreams,
): ReadReq.Options {
  const { AllOptions, FilterOptions, Position } = messages.ReadReq.Options
  const all = new AllOptions()
  if (from === 'start') all.setStart(new shared.Empty())
  else if (from === 'end') all.setEnd(new shared.Empty())
  else all.setPosition(new Position().setCommitPosition(String(from)).setPreparePosition(String(from)))
  const filter = new FilterOptions().setStreamIdentifier(new FilterOptions.Expression().setRegex(streams))
  filter.setCount(new shared.Empty()).setCheckpointintervalmultiplier(1)
  return options.setAll(all).setFilter(filter)
}
