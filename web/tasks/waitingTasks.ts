import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { isOpenOn } from './isOpenOn'

/**
 * The titles of what has to end before each unfinished task of a board begins, and has not ended; tasks that wait for
 * nothing have no entry.
 */
export function waitingTasks(tasks: readonly TaskCard[], steps: readonly Step[]): ReadonlyMap<string, string[]> {
  const isOpen = isOpenOn(steps)
  const successors = tasks.filter((task) => task.dependencies && isOpen(task))
  if (successors.length === 0) return new Map()
  const open = new Map(tasks.filter(isOpen).map(({ taskId, title }) => [taskId, title]))
  const waiting = successors.map(({ taskId, dependencies = [] }) => {
    const titles = dependencies.flatMap(({ kind, predecessorId }) =>
      kind === 'FS' ? (open.get(predecessorId) ?? []) : [],
    )
    return [taskId, titles] as const
  })
  return new Map(waiting.filter(([, titles]) => titles.length > 0))
}
