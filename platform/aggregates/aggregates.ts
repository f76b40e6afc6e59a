import type { RecordedEvent } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type Decider, fold } from '../decider'
import type { EventCodec } from '../eventLog/eventCodec'
import { type EventLog, noStream, type RecordedEvent as RecordedInLog } from '../eventLog/eventLog'

// biome-ignore lint/suspicious/noExplicitAny: a register of deciders holds deciders of any state and message.
export type AnyDecider = Decider<any, any, any>

/** How a state is kept as JSON; `version` grows when the state's shape or its fold changes. */
export type SnapshotFormat<State> = { version: number; write(state: State): unknown; read(json: never): State }

/**
 * A stream folded up to `revision` (`noStream` where there is none); `position` and `eventId` are those of its last
 * event.
 */
export type Folded<State> = { state: State; revision: number; position: number; eventId: string | null }

/** `eventId`: of the event at `revision`; `null` where an older version kept it. */
type Snapshot = { revision: number; position: number; eventId: string | null; state: string }

const keptInMemory = 5000
const eventsBetweenSnapshots = 500

/** Aggregates, folded from their streams: the hot ones stay in memory, cold ones start from a snapshot. */
export type Aggregates = {
  load<State, C extends Message, E extends Message>(
    decider: Decider<State, C, E>,
    stream: string,
  ): Promise<Folded<State>>
  /** Folds what has just been appended, so that the next one to load need not read it. */
  appended(decider: AnyDecider, stream: string, before: Folded<unknown>, events: readonly RecordedEvent[]): void
  /** Somebody else may have appended: what is in memory is caught up with before it counts again. */
  doubt(stream: string): void
  /** Keeps nothing of it in memory. */
  forget(stream: string): void
  /** The stream has this revision now, whoever appended it. */
  heard(stream: string, revision: number): void
}

export function openAggregates(
  log: EventLog,
  codec: EventCodec,
  pool: Pool,
  snapshots: ReadonlyMap<AnyDecider, SnapshotFormat<never>>,
): Aggregates {
  const doubted = new Set<string>()
  /** How far the streams are known to be that are in memory, or being read into it. */
  const heardOf = new Map<string, number>()
  const forgetBeside = (stream: string) => {
    doubted.delete(stream)
    heardOf.delete(stream)
  }
  const memory = new LRUCache<string, Folded<unknown>>({
    max: keptInMemory,
    dispose: (_, stream, why) => why === 'evict' && forgetBeside(stream),
  })
  const snapshotAt = new Map<string, number>()

  const isBehind = (stream: string, { revision }: Folded<unknown>) => (heardOf.get(stream) ?? noStream) > revision

  const snapshotOf = async (stream: string, { version }: SnapshotFormat<never>): Promise<Snapshot | undefined> => {
    const { rows } = await pool.query<Snapshot>(
      'select revision, position, event_id as "eventId", state from platform.snapshots where stream = $1 and version = $2',
      [stream, version],
    )
    return rows[0]
  }

  /** From its snapshot, where the event still stands that this was taken at; else from its beginning. */
  const fromTheLog = async (decider: AnyDecider, stream: string): Promise<Folded<unknown>> => {
    const format = snapshots.get(decider)
    const kept = format && (await snapshotOf(stream, format))
    const [last, ...rest] = kept ? await log.read(stream, kept.revision) : []
    if (!format || !kept || !last || !isTakenAt(kept, last))
      return caughtUp(decider, stream, { state: decider.initial, revision: noStream, position: 0, eventId: null })
    snapshotAt.set(stream, kept.revision)
    const { revision, position, id: eventId } = last
    const start = { state: format.read(JSON.parse(kept.state) as never), revision, position, eventId }
    const folded = after(decider, start, await codec.decode(rest))
    return isBehind(stream, folded) ? caughtUp(decider, stream, folded) : folded
  }

  const keepSnapshot = (decider: AnyDecider, stream: string, folded: Folded<unknown>) => {
    const { state, revision, position, eventId } = folded
    const format = snapshots.get(decider)
    if (!format || revision - (snapshotAt.get(stream) ?? noStream) < eventsBetweenSnapshots) return
    snapshotAt.set(stream, revision)
    pool
      .query(
        `insert into platform.snapshots (stream, version, revision, position, event_id, state) values ($1, $2, $3, $4, $5, $6)
         on conflict (stream) do update set version = excluded.version, revision = excluded.revision, position = excluded.position,
           event_id = excluded.event_id, state = excluded.state`,
        [stream, format.version, revision, position, eventId, JSON.stringify(format.write(state as never))],
      )
      // A snapshot only saves time: without it the stream is folded from further back.
      .catch(() => snapshotAt.delete(stream))
  }

  /** Folds what has followed, and what is heard of meanwhile. */
  const caughtUp = async (decider: AnyDecider, stream: string, start: Folded<unknown>): Promise<Folded<unknown>> => {
    const folded = after(decider, start, await codec.decode(await log.read(stream, start.revision + 1)))
    return isBehind(stream, folded) ? caughtUp(decider, stream, folded) : folded
  }

  return {
    load: async <State>(decider: AnyDecider, stream: string) => {
      const hot = memory.get(stream)
      if (hot && !doubted.has(stream) && !isBehind(stream, hot)) {
        return hot as Folded<State>
      }
      if (!heardOf.has(stream)) heardOf.set(stream, noStream)
      const folded = hot ? await caughtUp(decider, stream, hot) : await fromTheLog(decider, stream)
      // While it was read, somebody may have appended to it here.
      const newer = memory.get(stream)
      if (newer && newer.revision > folded.revision) return newer as Folded<State>
      doubted.delete(stream)
      memory.set(stream, folded)
      keepSnapshot(decider, stream, folded)
      return folded as Folded<State>
    },

    appended: (decider, stream, before, events) => {
      const folded = after(decider, before, events)
      keepSnapshot(decider, stream, folded)
      // What left the memory meanwhile was not listened for.
      if (heardOf.has(stream)) memory.set(stream, folded)
    },

    doubt: (stream) => {
      if (memory.has(stream)) doubted.add(stream)
    },
    forget: (stream) => {
      memory.delete(stream)
      forgetBeside(stream)
    },
    heard: (stream, revision) => {
      const known = heardOf.get(stream)
      if (known !== undefined && known < revision) heardOf.set(stream, revision)
    },
  }
}

const isTakenAt = ({ eventId, position }: Snapshot, last: RecordedInLog): boolean =>
  eventId === null ? last.position === position : last.id === eventId

function after(
  decider: AnyDecider,
  { state, revision, position, eventId }: Folded<unknown>,
  events: readonly RecordedEvent[],
): Folded<unknown> {
  const last = events.at(-1)
  return {
    // What was recorded with an id in another spelling counts for no rule: to the database it names what is somebody else's.
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
