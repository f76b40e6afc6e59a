import type { RecordedEvent } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Decider } from '../decider'
import type { EventCodec } from '../eventLog/eventCodec'
import { type EventLog, noStream } from '../eventLog/eventLog'
import type { AnyDecider, Folded } from './folded'
import { foldOn, foldStream } from './foldStream'
import { openSnapshots, type SnapshotFormats } from './snapshots'

export type { AnyDecider, Folded, SnapshotFormat } from './folded'

const keptInMemory = 5000

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

export function openAggregates(log: EventLog, codec: EventCodec, pool: Pool, formats: SnapshotFormats): Aggregates {
  /** Each doubt is a new one: who had begun to read before it does not resolve it. */
  const doubts = new Map<string, symbol>()
  /** How far the streams are known to be that are in memory, or being read into it. */
  const heardOf = new Map<string, number>()
  const forgetBeside = (stream: string) => {
    doubts.delete(stream)
    heardOf.delete(stream)
  }
  const memory = new LRUCache<string, Folded<unknown>>({
    max: keptInMemory,
    dispose: (_, stream, why) => why === 'evict' && forgetBeside(stream),
  })
  const isBehind = (stream: string, { revision }: Folded<unknown>) => (heardOf.get(stream) ?? noStream) > revision
  const snapshots = openSnapshots(pool)
  const streams = foldStream({ log, codec, formats, snapshots, isBehind })
  const keepSnapshot = (decider: AnyDecider, stream: string, folded: Folded<unknown>) => {
    const format = formats.get(decider)
    if (format) snapshots.keep(stream, format, folded)
  }

  return {
    load: async <State>(decider: AnyDecider, stream: string) => {
      const hot = memory.get(stream)
      if (hot && !doubts.has(stream) && !isBehind(stream, hot)) {
        return hot as Folded<State>
      }
      if (!heardOf.has(stream)) heardOf.set(stream, noStream)
      const doubt = doubts.get(stream)
      const folded = hot ? await streams.catchUp(decider, stream, hot) : await streams.load(decider, stream)
      // While it was read, somebody may have appended to it here.
      const newer = memory.get(stream)
      if (newer && newer.revision > folded.revision) return newer as Folded<State>
      if (doubts.get(stream) === doubt) doubts.delete(stream)
      memory.set(stream, folded)
      keepSnapshot(decider, stream, folded)
      return folded as Folded<State>
    },

    appended: (decider, stream, before, events) => {
      const folded = foldOn(decider, before, events)
      keepSnapshot(decider, stream, folded)
      // What left the memory meanwhile was not listened for.
      if (heardOf.has(stream)) memory.set(stream, folded)
    },

    doubt: (stream) => {
      if (heardOf.has(stream)) doubts.set(stream, Symbol(stream))
    },
    forget: (stream) => {
      memory.delete(stream)
      forgetBeside(stream)
    },
    heard: (stream, revision) => {
      const latest = heardOf.get(stream)
      if (latest !== undefined && latest < revision) heardOf.set(stream, revision)
    },
  }
}
