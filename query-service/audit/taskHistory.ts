import type { Query } from '../query'
import { actionPage } from './actionRows'

export const taskHistory: Query<'taskHistory'> = (
  db,
  { projectId, taskId, ...paging },
  { actor: { organizationId } },
  originsOf,
) =>
  actionPage(
    db,
    organizationId,
    paging,
    (query) => query.where({ 'a.project_id': projectId, 'a.record_id': taskId }),
    originsOf,
  )
