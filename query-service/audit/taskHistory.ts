import type { Query } from '../pipeline/query'
import { actionPage } from './actionRows'

export const taskHistory: Query<'taskHistory'> = (db, { projectId, taskId, ...paging }, asker) =>
  actionPage(db, asker, paging, (query) => query.where({ 'a.project_id': projectId, 'a.record_id': taskId }))
