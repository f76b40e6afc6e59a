import type { RecordedEvent } from '@prumo/contracts/index'
import { refusedByPostgres } from '@prumo/platform/postgres/refusedByPostgres'
import { inSavepoint } from '@prumo/platform/postgres/transaction'
import pg, { type ClientBase } from 'pg'
import { concerns, type Poison, poisonIn } from './foldBatch'
import { type FoldedInto, foldInto, type Model, RowsInDoubt } from './foldInto'
import { probeRefused } from './probeRefused'

type Events = readonly RecordedEvent[]

/** An attempt to write rows: how many Postgres took, or its error. */
type Attempt = { batch: Events } & ({ done: FoldedInto } | { error: unknown })

/** Whether an error is about the rows: Postgres refuses them or may, or no statement can be made of them. */
export const isOfRows = (error: unknown): boolean =>
  refusedByPostgres(error) || error instanceof RowsInDoubt || error instanceof RangeError || error instanceof TypeError

/**
 * Folds events into a read model, in the open transaction. If Postgres refuses rows, each organization is tried alone.
 * One that fails again stops at the event at fault. Throws if the failure is general: a probe is refused too.
 */
export async function foldEachInto(
  model: Model,
  events: Events,
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<Poison[]> {
  const whole = await attemptFold(model, events, client, parked)
  if ('done' in whole) return whole.done.poison
  const tries: Attempt[] = []
  for (const batch of byOrganization(model, events, parked)) tries.push(await attemptFold(model, batch, client, parked))
  const done = tries.flatMap((attempt) => ('done' in attempt ? [attempt.done] : []))
  const refused = tries.flatMap((attempt) => ('error' in attempt ? [attempt] : []))
  const ofProbe = refused.length > 0 ? await probeRefused(model, client) : undefined
  const isOfEverybody = done.some(({ rows }) => rows > 0) ? isRefusedAs(ofProbe) : () => ofProbe !== undefined
  const everybodys = refused.find(isOfEverybody)
  if (everybodys) throw everybodys.error
  const stopped: Poison[] = []
  for (const { batch } of refused) stopped.push(...(await foldOneByOne(model, batch, client, parked)))
  return [...done.flatMap(({ poison }) => poison), ...stopped]
}

/** A lost right fails those who need it, while the rows of others still go in. */
const isRefusedAs =
  (ofProbe: pg.DatabaseError | undefined) =>
  ({ error }: { error: unknown }): boolean =>
    ofProbe !== undefined && error instanceof pg.DatabaseError && error.code === ofProbe.code

/** Writes all rows or none, and the transaction goes on. */
async function attemptFold(
  model: Model,
  batch: Events,
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<Attempt> {
  try {
    return { batch, done: await inSavepoint(client, () => foldInto(model, batch, client, parked)) }
  } catch (error) {
    if (!isOfRows(error)) throw error
    return { batch, error }
  }
}

function byOrganization({ projection }: Model, events: Events, parked: ReadonlySet<string>): Iterable<Events> {
  const batch = new Map<string, RecordedEvent[]>()
  for (const event of events) {
    const organizationId = event.organizationId ?? ''
    if (!concerns(projection, event) || parked.has(organizationId)) continue
    const before = batch.get(organizationId)
    if (before) before.push(event)
    else batch.set(organizationId, [event])
  }
  return batch.values()
}

/** Folds one organization's events up to the first that is refused. */
async function foldOneByOne(
  model: Model,
  batch: Events,
  client: ClientBase,
  parked: ReadonlySet<string>,
): Promise<Poison[]> {
  for (const event of batch) {
    const attempt = await attemptFold(model, [event], client, parked)
    if ('done' in attempt && attempt.done.poison.length > 0) return attempt.done.poison
    if ('error' in attempt) return [poisonIn(event, attempt.error)]
  }
  return []
}
