import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { isOpenOn } from './isOpenOn'

/** The titles of what each unfinished task of a board still waits for; tasks that wait for nothing have no entry. */
export function waitingTasks(tasks: readonly TaskCard[], steps: readonly Step[]): ReadonlyMap<string, string[]> {
  const isOpen = isOpenOn(steps)
  const successors = tasks.filter((task) => task.predecessorIds && isOpen(task))
  if (successors.length === 0) return new Map()
  const open = new Map(tasks.filter(isOpen).map(({ taskId, title }) => [taskId, title]))
  const waiting = successors.map(({ taskId, predecessorIds = [] }) => {
    const titles = predecessorIds.flatMap((id) => open.get(id) ?? [])
    return [taskId, titles] as const
  })
  return new Map(waiting.filter(([, titles]) => titles.length > 0))
}
