import type { Answer } from '@prumo/contracts/index'
import { id, instant } from '@prumo/contracts/values'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { placeIn } from '../reading/cursor'
import { deletedPage } from '../reading/deletedPage'

const place = z.tuple([instant, id])
type Item = Answer<'deletedTasks'>['items'][number]

export const deletedTasks: Query<'deletedTasks'> = async (db, { projectId, after, limit }, asker) => {
  const { organizationId } = asker.actor
  const start = placeIn(after, place)
  const page = db('tasks_deleted_tasks as t')
    .leftJoin('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .orderByRaw('t.deleted_at desc, t.task_id')
    .limit(limit + 1)
    .select(columnsOf('t', 'taskId', 'title', 'startOn', 'endOn', 'deletedAt', 'deletedBy'), columnsOf('s', 'stepId'), {
      stepName: 's.name',
    })
  if (start) page.whereRaw('(t.deleted_at < ? or (t.deleted_at = ? and t.task_id > ?))', [start[0], ...start])
  const rows: Item[] = await page
  return deletedPage(db, asker, rows, { limit, idOf: ({ taskId }) => taskId })
}
