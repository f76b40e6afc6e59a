import type { RecordedEvent } from '@prumo/contracts/index'
import type { ClientBase } from 'pg'
import type { Projection } from '../projection'
import type { ReadModelTable } from '../tables/readModelTable'
import { concerns, foldBatch, type Poison, rowsOfBatch } from './foldBatch'
import type { Kept } from './keep'

export type Model = { projection: Projection; table: ReadModelTable }

/** Organizations that an event stopped, and the number of rows written. */
export type FoldedInto = { poison: Poison[]; rows: number }

const nothing: FoldedInto = { poison: [], rows: 0 }

/** Events must be folded one by one: Postgres would not see a row that it may refuse. */
export class RowsInDoubt extends Error {}

/** Folds events into a read model's rows. Throws where Postgres does not take them, or would not see them. */
export async function foldInto(
  { projection, table }: Model,
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<FoldedInto> {
  const concerned = events.filter((event) => concerns(projection, event))
  if (concerned.length === 0) return nothing
  const keys = projection.madeOnce ? [] : [...rowsOfBatch(projection, concerned, parked).values()]
  const rows = keys.length === 0 ? new Map<string, Kept>() : await table.load(client, keys)
  const { writes: byName, poison, isInDoubt } = foldBatch(projection, concerned, rows, parked)
  if (isInDoubt) throw new RowsInDoubt()
  const writes = [...byName.values()]
  if (writes.length > 0) await table.write(client, writes)
  return { poison, rows: writes.filter(({ row }) => row !== null).length }
}
