/** Where a task goes that somebody calls done: of the steps that finish tasks, the last. */
export const finishingStep = <Step extends { finishes: boolean }>(steps: readonly Step[]): Step | undefined =>
  steps.findLast(({ finishes }) => finishes)
