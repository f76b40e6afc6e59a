/** What a card of the board shows of a task (`tasks_tasks as t`). */
import { columnsOf } from '../reading/columns'
export const cardColumns = columnsOf(
  't',
  'taskId',
  'stepId',
  'rank',
  'title',
  'startOn',
  'endOn',
  'priority',
  'assigneeId',
  'tagIds',
  'deliveryGroup',
  'progress',
)
