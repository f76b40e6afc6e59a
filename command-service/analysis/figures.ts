import type { NightEvent } from '@prumo/contracts/analysis/nights'
import type { Decider } from '@prumo/platform/decider'
import { equal } from '@prumo/platform/values/equal'

type Taken = NightEvent['data']
/** What was taken last. */
export type Figures = { last: Taken | null }
type FigureCommand = { type: 'TakeFigures'; data: Taken }

/** The figures of a project at the end of its days: taken in the order of days, where something else was to be said. */
export const figures: Decider<Figures, FigureCommand, NightEvent> = {
  stream: ({ projectId }: { projectId: string }) => `figures-${projectId}`,
  initial: { last: null },

  decide: {
    TakeFigures: (night, { last }, { project }) => {
      // What was reckoned before the project was deleted is about nothing.
      if (
        !project ||
        (last && (night.statusOn <= last.statusOn || equal(night, { ...last, statusOn: night.statusOn })))
      )
        return []
      return [{ type: 'ProjectFiguresTaken', data: night }]
    },
  },

  evolve: { ProjectFiguresTaken: (last) => ({ last }) },
}
