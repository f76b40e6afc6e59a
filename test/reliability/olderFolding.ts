import type { RecordedEvent } from '@prumo/contracts/index'
import { inSavepoint } from '@prumo/platform/postgres/transaction'
import type { Poison } from '@prumo/projections/folding/foldBatch'
import { foldInto, type Model, RowsInDoubt } from '@prumo/projections/folding/foldInto'
import type { ClientBase } from 'pg'

/** As an older version had it: values that do not fit, SQLSTATE class 22, 23 and 54, and nothing else. */
export const isOfRows = (error: unknown): boolean =>
  error instanceof RowsInDoubt || /^(22|23|54)/.test(String((error as { code?: unknown }).code ?? ''))

/** As an older version folded where Postgres did not take a row: event by event. */
export async function foldEachInto(
  model: Model,
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<Poison[]> {
  const stopped = new Map<string, Poison>()
  for (const event of events) {
    const without = new Set([...parked, ...stopped.keys()])
    for (const poison of await foldAlone(model, event, client, without)) stopped.set(poison.organizationId, poison)
  }
  return [...stopped.values()]
}

async function foldAlone(model: Model, event: RecordedEvent, client: ClientBase, parked: ReadonlySet<string>) {
  const { organizationId, position } = event
  try {
    return (await inSavepoint(client, () => foldInto(model, [event], client, parked))).poison
  } catch (error) {
    if (!isOfRows(error) || organizationId === null) throw error
    return [{ organizationId, position, eventId: null, error: String(error) }]
  }
}
