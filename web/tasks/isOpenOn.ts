import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'

/** Whether a task of a board is unfinished: below 100 %, and in no step where tasks are finished. */
export function isOpenOn(steps: readonly Step[]): (task: TaskCard) => boolean {
  const finishing = new Set(steps.filter(({ finishes }) => finishes).map(({ stepId }) => stepId))
  return ({ stepId, progress }) => !finishing.has(stepId) && progress < 100
}
