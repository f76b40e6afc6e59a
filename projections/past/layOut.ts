import { columnOf } from '@prumo/platform/postgres/columnNames'
import type { Moment } from '@prumo/platform/readModels/pasts'
import type { ClientBase } from 'pg'
import { forkNodesAt } from '../forkNode'
import type { Projection } from '../projection'
import { readModelTable, type Write } from '../tables/readModelTable'

const rowsInStatement = 2000

/**
 * Gives a session its own view of a read model: the project's rows as they were, the organization's as they are.
 * Row-level security limits the rows of today.
 */
export async function layOut(
  client: ClientBase,
  projection: Projection,
  moment: Moment,
  rows: readonly Write[],
): Promise<void> {
  const names = await columnsOf(client, projection.table)
  const columns = names.join(', ')
  const { projectId, organizationId, position } = moment
  const of = (scope: string, selected = columns) =>
    `select ${selected} from read.${projection.table} where scope_id = '${scope}'`
  const past = async () => {
    if (projection.holdsForPast) return of(projectId)
    if (projection.madeAt) {
      const selected = names.map(heldBy(projection, position)).join(', ')
      return `${of(projectId, selected)} and ${columnOf(projection.madeAt)} <= ${position}`
    }
    if (projection.versionsIn) return versionsHeld(projection.versionsIn, columns, moment)
    return foldedInto(client, projection, columns, rows)
  }
  const parts = [await past(), of(organizationId)].filter((part) => part !== '')
  await client.query(`create temp view ${projection.table} as ${parts.join(' union all ')}`)
}

/** A column as of a position: what ended later was not over then. */
const heldBy = ({ heldUntil = [] }: Projection, position: number) => {
  const [end, ...others] = heldUntil.map(columnOf)
  return (column: string): string =>
    column === end || others.includes(column)
      ? `case when ${end} <= ${position} then ${column} end as ${column}`
      : column
}

/** Those that still hold, and those that ended after the position, by the nodes that can have them. */
function versionsHeld(versions: string, columns: string, { projectId, position }: Moment): string {
  const { upTo, after } = forkNodesAt(position)
  const among = (nodes: readonly number[]) => `fork = any('{${nodes.join()}}'::bigint[])`
  return [
    `fork is null and from_position <= ${position}`,
    `${among(upTo)} and ended > ${position}`,
    `${among(after)} and began <= ${position}`,
  ]
    .map((held) => `select ${columns} from read.${versions} where scope_id = '${projectId}' and ${held}`)
    .join(' union all ')
}

async function foldedInto(
  client: ClientBase,
  projection: Projection,
  columns: string,
  rows: readonly Write[],
): Promise<string> {
  if (rows.length === 0) return ''
  const table = readModelTable(projection, { schema: 'pg_temp' })
  await table.create(client)
  for (let from = 0; from < rows.length; from += rowsInStatement)
    await table.write(client, rows.slice(from, from + rowsInStatement))
  await table.index(client)
  await client.query(`analyze ${table.address}`)
  return `select ${columns} from ${table.address}`
}

async function columnsOf(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`read.${table}`],
  )
  return rows.map(({ name }) => name)
}
