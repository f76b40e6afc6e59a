import { type DateConflict, planConflicts } from './planConflicts'
import type { PlanDependency, PlanTask } from './planNetwork'
import type { WorkDays } from './workCalendar'

/** A task by its dates, and what has to end before it begins. */
export type DependingTask = {
  readonly taskId: string
  readonly title: string
  readonly startOn: string
  readonly endOn: string
  readonly predecessorIds?: readonly string[] | undefined
}

/** A predecessor that ends after a task has begun: the task would have to begin so many working days later. */
export type Overlap = { readonly title: string; readonly days: number }

/**
 * What each of these tasks begins before, although it has to end first. Their predecessors are among `tasks`, and so
 * may they be themselves. One that is given twice, as in two groups of a list, counts once. Tasks that begin in time
 * have no entry.
 */
export function tooEarly(
  successors: readonly DependingTask[],
  tasks: readonly DependingTask[],
  workDays: WorkDays,
): ReadonlyMap<string, Overlap[]> {
  const found = new Map<string, Overlap[]>()
  if (successors.length === 0) return found
  const byId = new Map([...tasks, ...successors].map((task) => [task.taskId, task]))
  const note = ({ dependency: { predecessorId, taskId }, days }: DateConflict) => {
    const title = byId.get(predecessorId)?.title ?? ''
    found.set(taskId, [...(found.get(taskId) ?? []), { title, days }])
  }
  const dependencies = [...new Set(successors.map(({ taskId }) => taskId))].flatMap((taskId) =>
    dependenciesOf(byId, taskId),
  )
  planConflicts([...byId.values()].map(planned), dependencies, workDays).forEach(note)
  return found
}

const planned = ({ taskId, startOn, endOn }: DependingTask): PlanTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone: false,
  deadlineOn: null,
  state: 'open',
})

const dependenciesOf = (byId: ReadonlyMap<string, DependingTask>, taskId: string): PlanDependency[] =>
  byId.get(taskId)?.predecessorIds?.map((predecessorId) => ({ predecessorId, taskId, kind: 'FS', lag: 0 })) ?? []
