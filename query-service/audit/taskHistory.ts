import type { Query } from '../pipeline/query'
import { actionPage } from './actionRows'
import { aboutTask, asOfTask } from './ofTask'

export const taskHistory: Query<'taskHistory'> = (db, { projectId, taskId, ...paging }, asker) => {
  const { organizationId } = asker.actor
  const narrow = aboutTask(db, { organizationId, projectId, taskId }, 'record_id')
  return actionPage(db, asker, paging, narrow, (row) => asOfTask(row, taskId))
}
