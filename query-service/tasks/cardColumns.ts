import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import { progress, reportedProgress } from './progressOf'

const fields = columnsOf(
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
  'isMilestone',
  'deadlineOn',
)

/** What a card of the board shows of a task (`tasks_tasks as t`, `tasks_steps as s`). */
export const cardColumns = (db: Knex) =>
  [fields, db.raw(`${progress} as progress, ${reportedProgress} as "reportedProgress"`)] as const
