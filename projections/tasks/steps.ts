import { projection } from '../projection'

type Step = {
  stepId: string
  projectId: string
  name: string
  description: string
  taskLimit: number | null
  finishes: boolean
  /** Since when it finishes tasks, if it does. */
  finishesSince: string | null
  /** The position of the event that last said whether it finishes tasks. */
  finishesPosition: number
  rank: string
  lockedFields: string[]
}

/** One row per step of a project's board. */
export const steps = projection<Step>({
  table: 'tasks_steps',
  version: 3,
  key: 'stepId',

  columns: (table) => {
    table.uuid('step_id').notNullable()
    table.uuid('project_id').notNullable()
    table.text('name').notNullable()
    table.text('description').notNullable()
    table.integer('task_limit')
    table.boolean('finishes').notNullable()
    table.timestamp('finishes_since')
    table.bigInteger('finishes_position').notNullable()
    table.specificType('rank', 'text collate "C"').notNullable()
    table.jsonb('locked_fields').notNullable()
    table.index(['organization_id', 'project_id'])
  },

  on: {
    StepAdded: (_, step, { at, position }) => ({
      ...step,
      lockedFields: [],
      finishesSince: step.finishes ? at : null,
      finishesPosition: position,
    }),
    StepChanged: (row, { before: _, ...changed }, { at, position }) => {
      if (!row) return null
      const after = { ...row, ...(changed as Partial<Step>) }
      const finishesPosition = after.finishes === row.finishes ? row.finishesPosition : position
      return { ...after, finishesPosition, finishesSince: after.finishes ? (row.finishesSince ?? at) : null }
    },
    StepMoved: (row, { rank }) => row && { ...row, rank },
    StepFieldsLocked: (row, { fields }) => row && { ...row, lockedFields: fields },
    StepRemoved: () => null,
  },
})
