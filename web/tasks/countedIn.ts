import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'

/** A task as it counts in a step: of what the step finishes all, of what it opens again what was reported. */
export function countedIn(step: Step | undefined, { reportedProgress, ...task }: TaskCard): TaskCard {
  const reported = reportedProgress ?? task.progress
  if (!step?.finishes || reported === 100) return { ...task, progress: reported }
  return { ...task, progress: 100, reportedProgress: reported }
}
