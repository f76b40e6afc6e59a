import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { importRows } from './importRows'

type Undo = { reversed: string[]; kept: string[]; failed: { taskId: string; reason: string }[] }
type Log = { refusedRows: { row: number; reason: string; details: Record<string, string> }[]; undo: Undo | null }

export const importLog: Query<'import'> = async (db, { projectId, importId }, { actor: { organizationId } }) => {
  const ofImport = { project_id: projectId, import_id: importId }
  const [summary] = await importRows(db, organizationId, (query) => query.where(ofImport))
  const log: Log | undefined = await db('imports_imports')
    .where({ organization_id: organizationId, ...ofImport })
    .first(columns('refusedRows', 'undo'))
  if (!summary || !log) throw new HttpProblem(404, 'resource.unknown')
  return {
    ...summary,
    refusedRows: log.refusedRows,
    undo: log.undo && (await withTitles(db, organizationId, log.undo)),
  }
}

/** An undo with the last titles of its tasks, deleted ones included. */
async function withTitles(db: Knex, organizationId: string, { reversed, kept, failed }: Undo) {
  const taskIds = [...reversed, ...kept, ...failed.map(({ taskId }) => taskId)]
  const rows: { thingId: string; name: string }[] = await db('audit_names')
    .where({ organization_id: organizationId })
    .whereIn('thing_id', taskIds)
    .orderBy('position')
    .select(columns('thingId', 'name'))
  const titles = new Map(rows.map((row) => [row.thingId, row.name]))
  const titled = (taskId: string) => ({ taskId, title: titles.get(taskId) ?? '' })
  return {
    reversed: reversed.map(titled),
    kept: kept.map(titled),
    failed: failed.map(({ taskId, reason }) => ({ ...titled(taskId), reason })),
  }
}
