import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase } from 'pg'
import type { ParkedAt } from '../parking/parking'
import { concerns } from './foldBatch'
import { foldEachInto } from './foldEachInto'
import type { Model } from './foldInto'

const batchSize = 1000

/** What a filter sees of an event, decoded or not. */
export type Placed = Pick<RecordedEvent, 'organizationId' | 'position' | 'type'>

/** The events after one position up to another, or `only` some of them. */
export type Range = { after: number; until: number; only?: (event: Placed) => boolean }

/**
 * Folds a range of the log into a read model that has all events before it, in the open transaction. Returns
 * organizations that an event stopped.
 */
export async function foldRange(
  { log, codec }: { log: EventLog; codec: EventCodec },
  model: Model,
  client: ClientBase,
  { after, until, only }: Range,
  parked: ReadonlySet<string>,
): Promise<ParkedAt[]> {
  const stopped = new Map<string, ParkedAt>()
  for (let position = after; position < until; ) {
    const recorded = (await log.readAll(position, batchSize)).filter((event) => event.position <= until)
    const last = recorded.at(-1)
    if (!last) break
    const concerned = recorded.filter((event) => concerns(model.projection, event) && (!only || only(event)))
    const without = new Set([...parked, ...stopped.keys()])
    for (const poison of await foldEachInto(model, await decodeEach(codec, concerned), client, without))
      stopped.set(poison.organizationId, { ...poison, after: position })
    position = last.position
  }
  return [...stopped.values()]
}
