import type { NightEvent } from '@prumo/contracts/analysis/nights'
import { projection } from '../projection'

type Night = NightEvent['data'] & { nightId: string; position: number; takenAt: string }

/** One row per project and night: the figures that were taken. */
export const nights = projection<Night>({
  table: 'analysis_nights',
  version: 1,
  key: 'nightId',
  keys: ({ id }) => [id],
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    for (const id of ['night_id', 'project_id']) table.uuid(id).notNullable()
    table.date('status_on').notNullable()
    table.text('unit')
    table.date('planned_end_on')
    for (const figures of ['work', 'money', 'risks']) table.jsonb(figures).notNullable()
    table.bigInteger('position').notNullable()
    table.timestamp('taken_at').notNullable()
    table.index(['project_id', 'status_on'])
  },

  on: {
    ProjectFiguresTaken: (_, figures, { id, position, at }) => ({ ...figures, nightId: id, position, takenAt: at }),
  },
})
