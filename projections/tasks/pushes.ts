import { projection } from '../projection'

type Push = { projectId: string; actionId: string; taskCount: number }

/** One row per project that has pushed what follows a change by itself: the last time, and by which action. */
export const pushes = projection<Push>({
  table: 'tasks_pushes',
  version: 1,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.uuid('action_id').notNullable()
    table.integer('task_count').notNullable()
  },

  on: {
    SuccessorsPushed: (_, { projectId, taskCount }, { metadata }) => ({
      projectId,
      actionId: metadata.commandId,
      taskCount,
    }),
  },
})
