import type { BaselineFields } from '@prumo/contracts/tasks/baselines'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Baseline = BaselineFields & {
  baselineId: string
  projectId: string
  savedAt: string
  savedBy: string | null
  /** The position at which it was saved. */
  position: number
}

/** One row per baseline of a project's plan. */
export const baselines = projection<Baseline>({
  table: 'tasks_baselines',
  version: 1,
  key: 'baselineId',

  columns: (table) => {
    table.uuid('baseline_id').notNullable()
    table.uuid('project_id').notNullable()
    table.text('name').notNullable()
    table.date('as_of_on').notNullable()
    table.integer('revision').notNullable()
    table.timestamp('saved_at').notNullable()
    table.uuid('saved_by')
    table.bigInteger('position').notNullable()
  },

  on: {
    BaselineSaved: (_, baseline, event) => ({
      ...baseline,
      savedAt: event.at,
      savedBy: userOf(event),
      position: event.position,
    }),
    BaselineRemoved: () => null,
  },
})
