import { versionsOf } from '../versionsOf'

/** One row per version of a step: whether the tasks in it are finished. */
export const stepVersions = versionsOf<{ stepId: string; projectId: string; finishes: boolean }>({
  table: 'tasks_step_versions',
  version: 3,
  saysWhen: true,
  of: 'stepId',

  columns: (table) => {
    table.uuid('step_id').notNullable()
    table.uuid('project_id').notNullable()
    table.boolean('finishes').notNullable()
  },

  on: {
    StepAdded: (_, { stepId, projectId, finishes }) => ({ stepId, projectId, finishes }),
    StepChanged: (step, { finishes }) => step && { ...step, finishes: finishes ?? step.finishes },
    StepRemoved: () => null,
  },
})
