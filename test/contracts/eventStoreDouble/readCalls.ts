import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import { answers, streamIdentifier, streamNameOf } from './answers'
import type { Faults } from './faults'
import type { StoredEvent, StreamStorage } from './streamStorage'

type ReadCall = ServerWritableStream<ReadReq, ReadResp>

const backwards = 1
const ticksPerMs = 10_000

/** Reads of a stream and of all, and subscriptions to all with filter and checkpoints. */
export function readCalls(storage: StreamStorage, faults: Faults) {
  const subscriptions = new Set<ReadCall>()
  const subscribedAfter: number[] = []

  const read = (call: ReadCall) => {
    const options = call.request.getOptions()
    call.on('error', () => {})
    if (!options) return call.end()
    const fault = faults.take(options.hasSubscription() ? 'subscribe' : 'read')
    if (fault === 'hang') return
    if (fault === 'cancel') return call.emit('error', answers.cancelled())
    if (fault) return call.emit('error', answers.unavailable())
    if (isNowhere(storage.all, options)) return call.emit('error', answers.invalidPosition())
    if (options.hasSubscription()) return subscribe(call, options)
    if (options.hasAll()) return send(call, allPage(storage.all, options))
    const stream = streamNameOf(options.getStream()?.getStreamIdentifier())
    if (storage.isTombstoned(stream)) return call.emit('error', answers.deleted(stream))
    const events = storage.read(stream)
    if (!events) return sendNotFound(call, stream)
    send(call, page(events, revisionRange(options), options))
  }

  const subscribe = (call: ReadCall, options: ReadReq.Options) => {
    const matches = filterOf(options)
    const every = Math.max(1, options.getFilter()?.getMax() ?? 1) * intervalOf(options)
    let next = firstAfter(storage.all, options)
    subscribedAfter.push(storage.all[next - 1]?.position ?? 0)
    let [unmatched, caughtUp] = [0, false]
    const push = () => {
      for (let event = storage.all[next]; event; event = storage.all[++next]) {
        unmatched = matches(event) ? 0 : unmatched + 1
        if (matches(event)) call.write(eventAnswer(event))
        else if (unmatched % every === 0) call.write(checkpointAnswer(event))
      }
      if (!caughtUp) call.write(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))
      caughtUp = true
    }
    const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID())
    call.write(new streams.ReadResp().setConfirmation(confirmation))
    subscriptions.add(call)
    const stop = storage.onAppended(push)
    call.on('cancelled', () => {
      stop()
      subscriptions.delete(call)
    })
    push()
  }

  return {
    read,
    openSubscriptions: () => subscriptions.size,
    /** The positions after which somebody subscribed, in the order of time. */
    subscribedAfter,
    cutSubscriptions: () => {
      for (const call of subscriptions) {
        subscriptions.delete(call)
        call.emit('error', answers.unavailable())
      }
    },
  }
}

type InRange = (event: StoredEvent) => boolean

function page(events: readonly StoredEvent[], isInRange: InRange, options: ReadReq.Options): StoredEvent[] {
  const ordered = options.getReadDirection() === backwards ? [...events].reverse() : events
  const from = ordered.findIndex(isInRange)
  return from < 0 ? [] : ordered.slice(from, from + Number(options.getCount()))
}

function revisionRange(options: ReadReq.Options): InRange {
  const request = options.getStream()
  const isBackwards = options.getReadDirection() === backwards
  if (!request?.hasRevision()) return () => request?.hasStart() !== isBackwards
  const from = Number(request.getRevision())
  return ({ revision }) => (isBackwards ? revision <= from : revision >= from)
}

/** Forwards the event at the position is the first, backwards it is not among them. */
function allPage(all: readonly StoredEvent[], options: ReadReq.Options): StoredEvent[] {
  const request = options.getAll()
  const step = options.getReadDirection() === backwards ? -1 : 1
  const from = request?.hasPosition() ? firstAt(all, commitPositionIn(options)) : request?.hasEnd() ? all.length : 0
  const matches = filterOf(options)
  const events: StoredEvent[] = []
  for (let index = step > 0 ? from : from - 1; events.length < Number(options.getCount()); index += step) {
    const event = all[index]
    if (!event) break
    if (matches(event)) events.push(event)
  }
  return events
}

/** A subscription begins after its position. */
function firstAfter(all: readonly StoredEvent[], options: ReadReq.Options): number {
  const request = options.getAll()
  if (request?.hasPosition()) return firstAt(all, commitPositionIn(options) + 1)
  return request?.hasEnd() ? all.length : 0
}

/** A position that is no event's: the server reads there whatever bytes it finds. */
function isNowhere(all: readonly StoredEvent[], options: ReadReq.Options): boolean {
  const from = commitPositionIn(options)
  return options.getAll()?.hasPosition() === true && all[firstAt(all, from)]?.position !== from
}

const commitPositionIn = (options: ReadReq.Options) => Number(options.getAll()?.getPosition()?.getCommitPosition())

/** Where the first event stands that is at a position or after it. */
function firstAt(all: readonly StoredEvent[], position: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.position ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}

function filterOf(options: ReadReq.Options): InRange {
  const filter = options.getFilter()
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType()
  if (!expression) return () => true
  const subjectOf = (event: StoredEvent) => (filter?.hasEventType() ? event.type : event.stream)
  const regex = new RegExp(expression.getRegex(), 'u')
  const prefixes = expression.getPrefixList()
  return (event) =>
    prefixes.length > 0 ? prefixes.some((prefix) => subjectOf(event).startsWith(prefix)) : regex.test(subjectOf(event))
}

const intervalOf = (options: ReadReq.Options) =>
  Math.max(1, options.getFilter()?.getCheckpointintervalmultiplier() ?? 1)

function send(call: ReadCall, events: readonly StoredEvent[]) {
  for (const event of events) call.write(eventAnswer(event))
  call.end()
}

function sendNotFound(call: ReadCall, stream: string) {
  const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream))
  call.write(new streams.ReadResp().setStreamNotFound(notFound))
  call.end()
}

function checkpointAnswer({ position }: StoredEvent): ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint()
  checkpoint.setCommitPosition(String(position)).setPreparePosition(String(position))
  return new streams.ReadResp().setCheckpoint(checkpoint)
}

function eventAnswer(event: StoredEvent): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
  recorded
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata)
  recorded.getMetadataMap().set('type', event.type)
  recorded.getMetadataMap().set('content-type', event.contentType)
  recorded.getMetadataMap().set('created', String(event.createdAt * ticksPerMs))
  const read = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position))
  return new streams.ReadResp().setEvent(read)
}
