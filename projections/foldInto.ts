import type { RecordedEvent } from '@prumo/contracts/index'
import { inSavepoint } from '@prumo/platform/postgres/transaction'
import type { ClientBase } from 'pg'
import { concerns, foldBatch, type Poison, rowsOfBatch } from './foldBatch'
import type { Projection } from './projection'
import type { ReadModelTable } from './readModelTable'

export type Model = { projection: Projection; table: ReadModelTable }

/** Folds events into a read model's rows. Answers whom a poisonous event stopped; throws where Postgres does not take a row. */
export async function foldInto(
  { projection, table }: Model,
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<Poison[]> {
  const concerned = events.filter((event) => concerns(projection, event))
  if (concerned.length === 0) return []
  const keys = projection.madeOnce ? [] : [...rowsOfBatch(projection, concerned, parked).values()]
  const rows = keys.length === 0 ? new Map() : await table.load(client, keys)
  const { writes, poison } = foldBatch(projection, concerned, rows, parked)
  if (writes.length > 0) await table.write(client, writes)
  return poison
}

/** The same within a transaction, and where Postgres does not take a row, event by event: only the poisonous one's organization stops. */
export async function foldEachInto(
  model: Model,
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<Poison[]> {
  try {
    return await inSavepoint(client, () => foldInto(model, events, client, parked))
  } catch (error) {
    if (!isRefusedRow(error)) throw error
  }
  const stopped = new Map<string, Poison>()
  for (const event of events) {
    for (const one of await foldAlone(model, event, client, new Set([...parked, ...stopped.keys()])))
      stopped.set(one.organizationId, one)
  }
  return [...stopped.values()]
}

async function foldAlone(model: Model, event: RecordedEvent, client: ClientBase, parked: ReadonlySet<string>) {
  const { organizationId, position } = event
  try {
    return await inSavepoint(client, () => foldInto(model, [event], client, parked))
  } catch (error) {
    if (!isRefusedRow(error) || organizationId === null) throw error
    return [{ organizationId, position, error: String(error) }]
  }
}

/** What Postgres says of values that do not fit: SQLSTATE class 22, 23, and 54 for what is too large. */
export const isRefusedRow = (error: unknown): boolean =>
  /^(22|23|54)/.test(String((error as { code?: unknown }).code ?? ''))
