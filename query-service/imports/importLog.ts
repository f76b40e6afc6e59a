import { isClosedTo } from '@prumo/contracts/access'
import type { EventOf } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Asker, Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { lastNames } from '../reading/lastNames'
import { importRows } from './importRows'

type Undo = Pick<
  EventOf<'ImportUndone'>['data'],
  'reversed' | 'kept' | 'discussed' | 'failed' | 'unlinked' | 'unlinkedCount'
>
type Log = { refusedRows: { row: number; reason: string; details: Record<string, string> }[]; undo: Undo | null }

export const importLog: Query<'import'> = async (db, { projectId, importId }, asker) => {
  const { organizationId } = asker.actor
  const ofImport = { project_id: projectId, import_id: importId }
  const [summary] = await importRows(db, asker, (query) => query.where(ofImport))
  const log: Log | undefined = await db('imports_imports')
    .where({ organization_id: organizationId, ...ofImport })
    .first(columns('refusedRows', 'undo'))
  if (!summary || !log) throw new HttpProblem(404, 'resource.unknown')
  return {
    ...summary,
    refusedRows: [...log.refusedRows].sort((first, second) => first.row - second.row),
    undo: log.undo && (await withTitles(db, projectId, log.undo, asker)),
  }
}

/** An undo with the last titles of its tasks, deleted ones included, for whoever sees tasks. */
async function withTitles(db: Knex, projectId: string, undo: Undo, { reader, projectNow }: Asker) {
  const { reversed, kept, discussed, failed, unlinked, unlinkedCount } = undo
  const failedIds = failed.map(({ taskId }) => taskId)
  const taskOf = (id: string) => ({ projectId, kind: 'task', id })
  const isClosed = isClosedTo(reader, 'tasks', projectNow)
  const ids = isClosed ? [] : [...reversed, ...kept, ...discussed, ...failedIds, ...unlinked]
  const titleOf = await lastNames(db, reader.organizationId, ids.map(taskOf))
  const titled = (taskId: string) => ({ taskId, title: titleOf(taskOf(taskId)) ?? '' })
  return {
    reversed: reversed.map(titled),
    kept: kept.map(titled),
    discussed: discussed.map(titled),
    failed: failed.map(({ taskId, reason }) => ({ ...titled(taskId), reason })),
    unlinked: unlinked.map(titled),
    unlinkedCount,
  }
}
