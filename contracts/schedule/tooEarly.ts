import { type Dependency, isPlain } from '../tasks/dependency'
import type { LinkKind } from './link'
import { type DateConflict, planConflicts } from './planConflicts'
import type { PlanDependency, PlanTask } from './planNetwork'
import type { WorkDays } from './workCalendar'

/** A task by its dates, and what it depends on. */
export type DependingTask = {
  readonly taskId: string
  readonly title: string
  readonly startOn: string
  readonly endOn: string
  readonly isMilestone?: boolean | undefined
  readonly dependencies?: readonly Dependency[] | undefined
}

/**
 * A predecessor that a task begins too early for: it would have to begin so many working days later. The link is named
 * where it says more than that the one follows the other.
 */
export type Overlap = {
  readonly title: string
  readonly days: number
  readonly kind?: LinkKind | undefined
  readonly lag?: number | undefined
}

/**
 * What each of these tasks begins too early for. Their predecessors are among `tasks`, and so
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
  const note = ({ dependency, days }: DateConflict) => {
    const { predecessorId, taskId, kind, lag } = dependency
    const title = byId.get(predecessorId)?.title ?? ''
    const overlap = { title, days, ...(!isPlain(dependency) && { kind, lag }) }
    found.set(taskId, [...(found.get(taskId) ?? []), overlap])
  }
  const dependencies = [...new Set(successors.map(({ taskId }) => taskId))].flatMap((taskId) =>
    dependenciesOf(byId, taskId),
  )
  planConflicts([...byId.values()].map(planned), dependencies, workDays).forEach(note)
  return found
}

const planned = ({ taskId, startOn, endOn, isMilestone = false }: DependingTask): PlanTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone,
  deadlineOn: null,
  state: 'open',
})

const dependenciesOf = (byId: ReadonlyMap<string, DependingTask>, taskId: string): PlanDependency[] =>
  byId.get(taskId)?.dependencies?.map((dependency) => ({ ...dependency, taskId })) ?? []
