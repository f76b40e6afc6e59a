import { type EventType, events as eventTypes, type RecordedEvent } from '@prumo/contracts/index'
import type { Projection, Row } from '../projection'
import { type RowKey, rowName, type Write } from '../tables/readModelTable'
import { isSurelyTaken } from './isSurelyTaken'
import { isWellFormed } from './isWellFormed'
import { type Kept, keep } from './keep'
import { rowsOf } from './rowsOf'

export type Poison = { organizationId: string; position: number; eventId: string | null; error: string }
/**
 * The writes by the names of their rows. `isInDoubt`: a row that Postgres may refuse was folded over, so that no write
 * shows whether it does.
 */
type Folded = { writes: ReadonlyMap<string, Write>; poison: Poison[]; isInDoubt: boolean }

/** The organization that an event stops, and why. */
export const poisonIn = ({ organizationId, position, id }: RecordedEvent, error: unknown): Poison => ({
  organizationId: organizationId ?? '',
  position,
  eventId: id,
  error: String(error),
})

type Concerning = Pick<RecordedEvent, 'spelledOtherwise'> & { organizationId: string | null; type: string }

/**
 * An event of a newer version concerns every read model, because its effect is unknown. An event with an id in an old
 * spelling concerns only the read models of every event.
 */
export const concerns = (projection: Projection, event: Concerning): boolean =>
  event.organizationId !== null &&
  (projection.all !== undefined ||
    (!event.spelledOtherwise && (Object.hasOwn(projection.on, event.type) || !isKnown(event.type))))

const isKnown = (type: string) => Object.hasOwn(eventTypes, type)

/** The rows that a batch changes, by name. An event whose rows cannot be told fails when it is folded. */
export function rowsOfBatch(
  projection: Projection,
  events: readonly RecordedEvent[],
  parked: ReadonlySet<string>,
): Map<string, RowKey> {
  const keys = new Map<string, RowKey>()
  for (const event of events) {
    if (parked.has(event.organizationId ?? '') || !isKnown(event.type)) continue
    try {
      for (const key of rowsOf(projection, event)) keys.set(rowName(key), key)
    } catch {}
  }
  return keys
}

/**
 * Folds a batch into `rows`, in memory. An organization whose event makes a fold throw stops at that event; the others
 * go on. `seeksDoubt`: whether to mark rows that Postgres may refuse.
 */
export function foldBatch(
  projection: Projection,
  events: readonly RecordedEvent[],
  rows: Map<string, Kept>,
  parked: ReadonlySet<string>,
  { seeksDoubt = true } = {},
): Folded {
  const writes = new Map<string, Write>()
  const poison = new Map<string, Poison>()
  let isInDoubt = false
  for (const event of events) {
    const organizationId = event.organizationId
    if (
      organizationId === null ||
      !concerns(projection, event) ||
      parked.has(organizationId) ||
      poison.has(organizationId)
    )
      continue
    try {
      if (!isKnown(event.type)) throw new Error(`this version does not know the event ${event.type}`)
      const folded = rowsOf(projection, event).map(({ scopeId, key }) => {
        const name = rowName({ scopeId, key })
        // A row that is made once keeps what its first event made, however events are split into batches.
        const before = projection.madeOnce ? undefined : rows.get(name)
        if (before?.isInDoubt) isInDoubt = true
        const row = next(projection, before?.row ?? null, event, key)
        const write: Write = { scopeId, key, organizationId, row, replaced: null }
        if (before?.replaced || !isWellFormed(event)) Object.assign(write, keep(row, before))
        if (
          seeksDoubt &&
          write.row &&
          !projection.madeOnce &&
          !isSurelyTaken(projection, write.row, before?.row ?? null)
        )
          write.isInDoubt = true
        return { name, write, further: furtherWrites(projection, before?.row ?? null, event, write) }
      })
      for (const { name, write, further } of folded) {
        if (projection.madeOnce && rows.has(name)) continue
        rows.set(name, write)
        writes.set(name, write)
        for (const furtherWrite of further) writes.set(rowName(furtherWrite), furtherWrite)
      }
    } catch (error) {
      poison.set(organizationId, poisonIn(event, error))
    }
  }
  return { writes, poison: [...poison.values()], isInDoubt }
}

const none: readonly Write[] = []

const furtherWrites = (projection: Projection, before: Row | null, event: RecordedEvent, beside: Write) =>
  projection
    .completes?.(before, event)
    .map((row): Write => ({ ...beside, ...keep(row, undefined), key: String(row[projection.key]) })) ?? none

function next(projection: Projection, row: Row | null, event: RecordedEvent, key: string): Row | null {
  if (projection.all) return projection.all(row, event)
  const fold = projection.on[event.type as EventType] as
    | ((row: Row | null, data: object, event: RecordedEvent, key: string) => Row | null)
    | undefined
  return fold ? fold(row, event.data, event, key) : row
}
