import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { isSpelledOtherwise } from '@prumo/platform/eventLog/spelledOtherwise'
import { refusedByPostgres } from '@prumo/platform/postgres/refusedByPostgres'
import { inSavepoint } from '@prumo/platform/postgres/transaction'
import type { ClientBase } from 'pg'
import { type Entered, entered } from './entered'

/**
 * Enters events into the ledger, in the open transaction. If Postgres refuses one event, the others are entered all
 * the same.
 */
export async function enterEvents(client: ClientBase, events: readonly RecordedEvent[]): Promise<void> {
  const statements = statementsFor(events)
  if (await taken(client, statements)) return
  for (const statement of statements) await taken(client, [statement])
}

/** All of them or none. */
async function taken(client: ClientBase, statements: readonly Statement[]): Promise<boolean> {
  try {
    await inSavepoint(client, async () => {
      for (const [statement, values] of statements) await client.query(statement, values)
    })
    return true
  } catch (error) {
    if (!refusedByPostgres(error)) throw error
    return false
  }
}

type Statement = [statement: string, values: unknown[]]

/** Entries of single events in their order, between the counts from before and after them. */
function statementsFor(page: readonly RecordedEvent[]): Statement[] {
  const statements: Statement[] = []
  let counts = new Map<string, Count>()
  const flush = () => {
    statements.push(...[...counts].map(([projectId, count]) => countedAs(projectId, count)))
    counts = new Map()
  }
  for (const event of page) {
    if (event.projectId && event.type !== 'ActionLogErased')
      counts.set(event.projectId, plusOne(counts.get(event.projectId), event))
    const enter = Object.hasOwn(entered, event.type) ? entered[event.type] : undefined
    const entering = enter ? statementsOf(enter, event) : []
    if (entering.length === 0) continue
    flush()
    statements.push(...entering)
  }
  flush()
  return statements
}

const statementsOf = (enter: Entered, event: RecordedEvent): Statement[] => {
  const values = valuesOf(enter, event)
  return values?.every(isPlain) ? [[enter.statement, values]] : []
}

/** Unreadable events, and those of another shape, enter nothing. */
function valuesOf(enter: Entered, event: RecordedEvent): unknown[] | undefined {
  try {
    const data = dataIn(event)
    return isSpelledOtherwise(event, data) ? undefined : enter.values(data as never, event)
  } catch (error) {
    if (unreadable.some((kind) => error instanceof kind)) return undefined
    throw error
  }
}

const unreadable = [SyntaxError, TypeError, RangeError]

const isPlain = (value: unknown) => value === null || ['string', 'boolean'].includes(typeof value)

type Count = { organizationId: string | null; first: string; last: string; entries: number }
const plusOne = (count: Count | undefined, { organizationId, at }: RecordedEvent): Count => ({
  organizationId,
  first: count?.first ?? at,
  last: at,
  entries: (count?.entries ?? 0) + 1,
})

const countedAs = (projectId: string, { organizationId, first, last, entries }: Count): Statement => [
  `insert into platform.project_logs as p (project_id, organization_id, first_at, last_at, entries) values ($1, $2, $3, $4, $5)
   on conflict (project_id) do update set first_at = coalesce(p.first_at, excluded.first_at), last_at = excluded.last_at,
     entries = p.entries + excluded.entries`,
  [projectId, organizationId, first, last, entries],
]
