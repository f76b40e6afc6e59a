import type { RecordedEvent } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import type { Pool } from 'pg'
import { type Decider, fold } from './decider'
import type { EventCodec } from './eventLog/eventCodec'
import { type EventLog, noStream } from './eventLog/eventLog'

// biome-ignore lint/suspicious/noExplicitAny: a register of deciders holds deciders of any state and message.
export type AnyDecider = Decider<any, any, any>

/** How a state is kept as JSON; `version` grows when the state's shape or its fold changes. */
export type SnapshotFormat<State> = { version: number; write(state: State): unknown; read(json: never): State }

/** A stream folded up to `revision` (`noStream` where there is none); `position` is that of its last event. */
export type Folded<State> = { state: State; revision: number; position: number }

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
  /** Drops what is in memory: somebody else has appended. */
  forget(stream: string): void
}

export function openAggregates(
  log: EventLog,
  codec: EventCodec,
  pool: Pool,
  snapshots: ReadonlyMap<AnyDecider, SnapshotFormat<never>>,
): Aggregates {
  const memory = new Map<string, Folded<unknown>>()
  const snapshotAt = new Map<string, number>()

  const remember = (stream: string, folded: Folded<unknown>) => {
    memory.delete(stream)
    memory.set(stream, folded)
    if (memory.size > keptInMemory) memory.delete(memory.keys().next().value ?? '')
  }

  const fromSnapshot = async (decider: AnyDecider, stream: string): Promise<Folded<unknown>> => {
    const cold = { state: decider.initial, revision: noStream, position: 0 }
    const format = snapshots.get(decider)
    if (!format) return cold
    const { rows } = await pool.query<{ revision: number; position: number; state: string }>(
      'select revision, position, state from platform.snapshots where stream = $1 and version = $2',
      [stream, format.version],
    )
    const kept = rows[0]
    if (!kept) return cold
    snapshotAt.set(stream, kept.revision)
    return { state: format.read(JSON.parse(kept.state) as never), revision: kept.revision, position: kept.position }
  }

  const keepSnapshot = (decider: AnyDecider, stream: string, { state, revision, position }: Folded<unknown>) => {
    const format = snapshots.get(decider)
    if (!format || revision - (snapshotAt.get(stream) ?? noStream) < eventsBetweenSnapshots) return
    snapshotAt.set(stream, revision)
    pool
      .query(
        `insert into platform.snapshots values ($1, $2, $3, $4, $5)
         on conflict (stream) do update set version = excluded.version, revision = excluded.revision, position = excluded.position, state = excluded.state`,
        [stream, format.version, revision, position, JSON.stringify(format.write(state as never))],
      )
      // A snapshot only saves time: without it the stream is folded from further back.
      .catch(() => snapshotAt.delete(stream))
  }

  return {
    load: async <State>(decider: AnyDecider, stream: string) => {
      const hot = memory.get(stream)
      if (hot) {
        remember(stream, hot)
        return hot as Folded<State>
      }
      const start = await fromSnapshot(decider, stream)
      const tail = await codec.decode(await log.read(stream, start.revision + 1))
      const folded = after(decider, start, tail)
      remember(stream, folded)
      keepSnapshot(decider, stream, folded)
      return folded as Folded<State>
    },

    appended: (decider, stream, before, events) => {
      const folded = after(decider, before, events)
      remember(stream, folded)
      keepSnapshot(decider, stream, folded)
    },

    forget: (stream) => memory.delete(stream),
  }
}

function after(
  decider: AnyDecider,
  { state, revision, position }: Folded<unknown>,
  events: readonly RecordedEvent[],
): Folded<unknown> {
  const last = events.at(-1)
  return {
    state: fold(decider, events, state),
    revision: last?.revision ?? revision,
    position: last?.position ?? position,
  }
}
