import { kindsClosed } from '@prumo/contracts/discussion/systemMessages'
import { queries } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Query } from '../pipeline/query'
import { actionPage } from './actionRows'
import { aboutTask, asOfTask } from './ofTask'

export const taskHistory: Query<'taskHistory'> = async (db, { projectId, taskId, ...paging }, asker) => {
  const { organizationId } = asker.actor
  const leftOut = leftOutFor(queries.taskHistory.leavesOut, asker.reader, asker.projectNow)
  const closed = kindsClosed((feature) => leftOut.includes(feature))
  const ofTask = (query: Knex.QueryBuilder) =>
    query.modify(aboutTask(db, { organizationId, projectId, taskId }, 'record_id')).whereNotIn('a.kind', closed)
  return actionPage(db, asker, paging, ofTask, { asShown: (row) => asOfTask(row, taskId), inLog: false })
}
