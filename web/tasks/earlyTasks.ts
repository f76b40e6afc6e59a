import type { Answer } from '@prumo/contracts/index'
import { type Overlap, tooEarly } from '@prumo/contracts/schedule/tooEarly'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'

/** What unfinished tasks of a board begin before, although it has to end first: by task. */
export function earlyTasks(
  tasks: readonly TaskCard[],
  steps: readonly Step[],
  workTime: Answer<'workTime'>,
): ReadonlyMap<string, Overlap[]> {
  const finishing = new Set(steps.filter(({ finishes }) => finishes).map(({ stepId }) => stepId))
  const isOpen = ({ stepId, progress }: TaskCard) => !finishing.has(stepId) && progress < 100
  const successors = tasks.filter((task) => task.predecessorIds && isOpen(task))
  return tooEarly(successors, tasks, workDaysOf(workTime, workTime.holidays))
}
