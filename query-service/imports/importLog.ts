import type { EventOf } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { lastNames } from '../reading/lastNames'
import { importRows } from './importRows'

type Undo = Pick<
  EventOf<'ImportUndone'>['data'],
  'reversed' | 'kept' | 'discussed' | 'failed' | 'unlinked' | 'unlinkedCount'
>
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
    refusedRows: [...log.refusedRows].sort((first, second) => first.row - second.row),
    undo: log.undo && (await withTitles(db, organizationId, log.undo)),
  }
}

/** An undo with the last titles of its tasks, deleted ones included. */
async function withTitles(db: Knex, organizationId: string, undo: Undo) {
  const { reversed, kept, discussed, failed, unlinked, unlinkedCount } = undo
  const failedIds = failed.map(({ taskId }) => taskId)
  const titles = await lastNames(db, organizationId, [...reversed, ...kept, ...discussed, ...failedIds, ...unlinked])
  const titled = (taskId: string) => ({ taskId, title: titles.get(taskId) ?? '' })
  return {
    reversed: reversed.map(titled),
    kept: kept.map(titled),
    discussed: discussed.map(titled),
    failed: failed.map(({ taskId, reason }) => ({ ...titled(taskId), reason })),
    unlinked: unlinked.map(titled),
    unlinkedCount,
  }
}
