import type { Answer } from '@prumo/contracts/index'
import { type Overlap, tooEarly } from '@prumo/contracts/schedule/tooEarly'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { isOpenOn } from './isOpenOn'

/** What unfinished tasks of a board begin too early for: by task. */
export function earlyTasks(
  tasks: readonly TaskCard[],
  steps: readonly Step[],
  workTime: Answer<'workTime'>,
): ReadonlyMap<string, Overlap[]> {
  const isOpen = isOpenOn(steps)
  const successors = tasks.filter((task) => task.dependencies && isOpen(task))
  return tooEarly(successors, tasks, workDaysOf(workTime, workTime.holidays))
}
