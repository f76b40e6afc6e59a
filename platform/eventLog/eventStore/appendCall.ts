import { randomUUID } from 'node:crypto'
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { AppendTooLarge, type EventToAppend, noStream, StreamTruncated } from '../eventLog'
import type { AppendStream, Connection } from './connection'
import { envelopeOf, positionIn } from './eventMessage'
import { NoAnswer } from './persistently'

/** The server takes messages of 4 MiB. */
const largestMessage = 3 * 1024 * 1024
/** What an event takes beside its texts, at most. */
const eventOverhead = 500

/** An event with the time that is kept with it. */
type TimedEvent = EventToAppend & { at: string }
type Proposed = BatchAppendReq.ProposedMessage
/** An append in the server's words. Tried again it is the same, by which the server knows it. */
type PreparedAppend = { stream: string; expectedRevision: number; events: Proposed[] }
/** Where the last event of an append stands; nothing where the stream was not at the expected revision. */
type AppendAnswer = { position: number; revision: number } | undefined
type Waiting = { append: PreparedAppend; resolve(answer: AppendAnswer): void; reject(error: unknown): void }
/** `forget`: whoever appends next opens another. */
type OpenCall = { stream: AppendStream; waiting: Map<string, Waiting>; forget(): void }

/** Appends, all on one call to the server, which is opened anew when it failed or left an append without an answer. */
export function appendCall(connection: Connection) {
  let current: Promise<OpenCall> | undefined

  const open = () => {
    const opening = connection.openAppendStream().then((stream) => {
      const opened: OpenCall = { stream, waiting: new Map(), forget }
      const fail = (error: unknown) => {
        forget()
        for (const { reject } of opened.waiting.values()) reject(error)
      }
      stream.on('data', (answer: BatchAppendResp) => settle(connection, opened, answer))
      stream.on('error', fail)
      stream.on('end', () => fail(new NoAnswer('an append')))
      return opened
    })
    const forget = () => {
      if (current === opening) current = undefined
    }
    opening.catch(forget)
    return opening
  }

  /** An append got no answer. The call takes no more appends; those under way may still be answered. */
  const leave = ({ stream, forget }: OpenCall) => {
    forget()
    stream.end()
  }

  return async (append: PreparedAppend): Promise<AppendAnswer> => {
    current ??= open()
    const opened = await current
    const id = randomUUID()
    let timer: NodeJS.Timeout | undefined
    return new Promise<AppendAnswer>((resolve, reject) => {
      opened.waiting.set(id, { append, resolve, reject })
      timer = setTimeout(() => {
        leave(opened)
        reject(new NoAnswer('an append'))
      }, connection.answerWithinMs)
      for (const request of requestsOf(connection, id, append)) opened.stream.write(request)
    }).finally(() => {
      clearTimeout(timer)
      opened.waiting.delete(id)
    })
  }
}

function settle(connection: Connection, { waiting }: OpenCall, answer: BatchAppendResp) {
  const append = waiting.get(answer.getCorrelationId()?.getString() ?? '')
  const success = answer.getSuccess()
  const refusal = answer.getError()?.getDetails()?.getTypeName()
  if (success)
    append?.resolve({
      revision: Number(success.getCurrentRevision()),
      position: positionIn(success.getPosition()?.getCommitPosition()),
    })
  else if (refusal?.endsWith('.WrongExpectedVersion')) append?.resolve(undefined)
  else if (refusal?.endsWith('.Timeout')) append?.reject(new NoAnswer('an append'))
  else if (refusal?.endsWith('.MaximumAppendSizeExceeded')) append?.reject(tooLarge(connection, append.append, answer))
  else if (refusal?.endsWith('.StreamDeleted')) append?.reject(new StreamTruncated(append.append.stream, 'deleted'))
  else append?.reject(new Error(`the append was refused: ${refusal} ${answer.getError()?.getMessage()}`))
}

/** What the server was told to take at once may be less than what we keep to. */
function tooLarge({ shared }: Connection, { stream, events }: PreparedAppend, answer: BatchAppendResp): AppendTooLarge {
  const details = answer.getError()?.getDetails()?.getValue_asU8() ?? new Uint8Array()
  const most = shared.MaximumAppendSizeExceeded.deserializeBinary(details).getMaxappendsize()
  return new AppendTooLarge(stream, bytesIn(events), most)
}

const bytesIn = (events: readonly Proposed[]) =>
  events.reduce((sum, event) => sum + event.getData_asU8().length + event.getCustomMetadata_asU8().length, 0)

/** Event ids on the server belong to this append alone: what it has under them was sent now. */
export function preparedAppend(
  { messages, shared }: Connection,
  stream: string,
  expectedRevision: number,
  events: readonly TimedEvent[],
): PreparedAppend {
  const proposed = events.map((event) => {
    const message = new messages.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(randomUUID()))
    message.getMetadataMap().set('type', event.type).set('content-type', 'application/json')
    return message.setData(Buffer.from(event.data)).setCustomMetadata(Buffer.from(envelopeOf(event, event.at)))
  })
  return { stream, expectedRevision, events: proposed }
}

function requestsOf(connection: Connection, id: string, append: PreparedAppend): BatchAppendReq[] {
  const correlationId = new connection.shared.UUID().setString(id)
  const requests = inMessages(append.events).map((events) =>
    new connection.messages.BatchAppendReq().setCorrelationId(correlationId).setProposedMessagesList(events),
  )
  requests[0]?.setOptions(optionsOf(connection, append))
  requests.at(-1)?.setIsFinal(true)
  return requests
}

function optionsOf(connection: Connection, { stream, expectedRevision }: PreparedAppend) {
  const options = new connection.messages.BatchAppendReq.Options()
  options.setStreamIdentifier(new connection.shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
  options.setDeadline(connection.Timestamp.fromDate(new Date(Date.now() + connection.answerWithinMs)))
  return expectedRevision === noStream
    ? options.setNoStream(new connection.Empty())
    : options.setStreamPosition(String(expectedRevision))
}

function inMessages(events: readonly Proposed[]): Proposed[][] {
  const parts: Proposed[][] = [[]]
  let size = 0
  for (const event of events) {
    const length = eventOverhead + event.getData_asU8().length + event.getCustomMetadata_asU8().length
    if (size > 0 && size + length > largestMessage) {
      parts.push([])
      size = 0
    }
    size += length
    parts.at(-1)?.push(event)
  }
  return parts
}
