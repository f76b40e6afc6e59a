import { projection } from '../projection'

type Behaviour = {
  projectId: string
  blockUnfinishedPredecessors: boolean
  blockTasksOfOthers: boolean
  pushesSuccessors: boolean
}

const usual = { blockUnfinishedPredecessors: false, blockTasksOfOthers: false, pushesSuccessors: false }

/** One row per project whose tasks do not behave as by default. */
export const behaviours = projection<Behaviour>({
  table: 'tasks_behaviours',
  version: 2,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.boolean('block_unfinished_predecessors').notNullable()
    table.boolean('block_tasks_of_others').notNullable()
    table.boolean('pushes_successors').notNullable()
  },

  on: {
    TaskBehaviourSet: (row, { before: _, ...behaviour }) => ({ ...usual, ...row, ...behaviour }),
    SuccessorPushingSet: (row, { before: _, ...pushing }) => ({ ...usual, ...row, ...pushing }),
  },
})
