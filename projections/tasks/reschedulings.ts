import type { RecordedWay } from '@prumo/contracts/schedule/reschedulingWays'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Rescheduling = {
  projectId: string
  way: RecordedWay
  taskCount: number
  startedAt: string
  startedBy: string | null
  /** Only of one that is finished. */
  finishedAt: string | null
  changedCount: number | null
  leftTaskIds: readonly string[]
}

/** One row per project of which more was rescheduled at once than one append takes: the last time. */
export const reschedulings = projection<Rescheduling>({
  table: 'tasks_reschedulings',
  version: 1,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.text('way').notNullable()
    table.integer('task_count').notNullable()
    table.timestamp('started_at').notNullable()
    table.uuid('started_by')
    table.timestamp('finished_at')
    table.integer('changed_count')
    table.jsonb('left_task_ids').notNullable()
  },

  on: {
    ReschedulingStarted: (_, { projectId, way, taskCount }, event) => ({
      projectId,
      way,
      taskCount,
      startedAt: event.at,
      startedBy: userOf(event),
      finishedAt: null,
      changedCount: null,
      leftTaskIds: [],
    }),
    ReschedulingFinished: (row, { changedCount, leftTaskIds }, { at }) =>
      row && { ...row, finishedAt: at, changedCount, leftTaskIds },
  },
})
