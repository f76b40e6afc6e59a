import { projection } from '../projection'

type Behaviour = { projectId: string; blockUnfinishedPredecessors: boolean; blockTasksOfOthers: boolean }

/** One row per project whose tasks do not behave as by default. */
export const behaviours = projection<Behaviour>({
  table: 'tasks_behaviours',
  version: 1,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.boolean('block_unfinished_predecessors').notNullable()
    table.boolean('block_tasks_of_others').notNullable()
  },

  on: {
    TaskBehaviourSet: (_, { before: __, ...behaviour }) => behaviour,
  },
})
