import type { RecordedEvent } from '@prumo/contracts/index'
import { changedTaskIds } from '../movedTasks'
import { projection } from '../projection'

type TaskMove = { moveId: string; taskId: string; position: number }

const idOf = (taskId: string, position: number) => `${taskId}@${position}`

/** One row for each task that an event about several changes: the event stands in the history of each. */
export const taskMoves = projection<TaskMove>({
  table: 'audit_task_moves',
  version: 1,
  key: 'moveId',
  keys: (event) => changedTaskIds(event).map((taskId) => idOf(taskId, event.position)),
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    table.text('move_id').notNullable()
    table.uuid('task_id').notNullable()
    table.bigInteger('position').notNullable()
    table.index(['organization_id', 'task_id', 'position'])
  },

  on: { TasksRescheduled: moved, TasksRebaselined: moved },
})

function moved(row: TaskMove | null, _: object, event: object, moveId: string): TaskMove {
  const { position } = event as RecordedEvent
  return row ?? { moveId, taskId: moveId.slice(0, moveId.lastIndexOf('@')), position }
}
