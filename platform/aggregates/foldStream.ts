import type { RecordedEvent } from '@prumo/contracts/index'
import { fold } from '../decider'
import type { EventCodec } from '../eventLog/eventCodec'
import { type EventLog, noStream, type RecordedEvent as RecordedInLog } from '../eventLog/eventLog'
import type { AnyDecider, Folded } from './folded'
import type { Snapshot, SnapshotFormats, Snapshots } from './snapshots'

type Parts = {
  log: EventLog
  codec: EventCodec
  formats: SnapshotFormats
  snapshots: Snapshots
  /** Whether the stream is known to go on behind this. */
  isBehind(stream: string, folded: Folded<unknown>): boolean
}

/** Folds streams from the log. */
export function foldStream({ log, codec, formats, snapshots, isBehind }: Parts) {
  /** Folds what has followed, and what is heard of meanwhile. */
  const catchUp = async (decider: AnyDecider, stream: string, start: Folded<unknown>): Promise<Folded<unknown>> => {
    const folded = foldOn(decider, start, await codec.decode(await log.read(stream, start.revision + 1)))
    return isBehind(stream, folded) ? catchUp(decider, stream, folded) : folded
  }

  /** From its snapshot, where the event still stands that this was taken at; else from its beginning. */
  const load = async (decider: AnyDecider, stream: string): Promise<Folded<unknown>> => {
    const format = formats.get(decider)
    const kept = format && (await snapshots.find(stream, format))
    const [last, ...rest] = kept ? await log.read(stream, kept.revision) : []
    if (!format || !kept || !last || !isTakenAt(kept, last))
      return catchUp(decider, stream, { state: decider.initial, revision: noStream, position: 0, eventId: null })
    snapshots.used(stream, kept.revision)
    const { revision, position, id: eventId } = last
    const start = { state: format.read(JSON.parse(kept.state) as never), revision, position, eventId }
    const folded = foldOn(decider, start, await codec.decode(rest))
    return isBehind(stream, folded) ? catchUp(decider, stream, folded) : folded
  }

  return { load, catchUp }
}

const isTakenAt = ({ eventId, position }: Snapshot, last: RecordedInLog): boolean =>
  eventId === null ? last.position === position : last.id === eventId

/** The same with these events, which follow. */
export function foldOn(
  decider: AnyDecider,
  { state, revision, position, eventId }: Folded<unknown>,
  events: readonly RecordedEvent[],
): Folded<unknown> {
  const last = events.at(-1)
  return {
    // Events with an id in another spelling count for no rule: to Postgres they name another record.
    state: fold(
      decider,
      events.filter(({ spelledOtherwise }) => !spelledOtherwise),
      state,
    ),
    revision: last?.revision ?? revision,
    position: last?.position ?? position,
    eventId: last?.id ?? eventId,
  }
}
