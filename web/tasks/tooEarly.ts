import type { Answer } from '@prumo/contracts/index'
import { type DateConflict, planConflicts } from '@prumo/contracts/schedule/planConflicts'
import type { PlanDependency, PlanTask } from '@prumo/contracts/schedule/planNetwork'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { weekdayMinutes } from '@prumo/contracts/tasks/workWeek'

/** A predecessor that ends so many working days after a task has begun. */
export type Overlap = { title: string; days: number }

/**
 * What unfinished tasks of a board begin before, although it has to end first: by task. Tasks that begin in time have
 * no entry.
 */
export function tooEarly(
  tasks: readonly TaskCard[],
  steps: readonly Step[],
  workTime: Answer<'workTime'>,
): ReadonlyMap<string, Overlap[]> {
  const finishing = new Set(steps.filter(({ finishes }) => finishes).map(({ stepId }) => stepId))
  const isOpen = ({ stepId, progress }: TaskCard) => !finishing.has(stepId) && progress < 100
  const successors = tasks.filter((task) => task.predecessorIds && isOpen(task))
  if (successors.length === 0) return new Map()
  const titles = new Map(tasks.map(({ taskId, title }) => [taskId, title]))
  const days = {
    week: weekdayMinutes.map((name) => workTime[name] > 0),
    holidays: workTime.holidays.map(({ holidayOn }) => holidayOn),
  }
  const found = new Map<string, Overlap[]>()
  for (const conflict of planConflicts(tasks.map(planned), successors.flatMap(dependenciesOf), days))
    note(conflict, titles, found)
  return found
}

const planned = ({ taskId, startOn, endOn }: TaskCard): PlanTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone: false,
  deadlineOn: null,
  state: 'open',
})

const dependenciesOf = ({ taskId, predecessorIds = [] }: TaskCard): PlanDependency[] =>
  predecessorIds.map((predecessorId) => ({ predecessorId, taskId, kind: 'FS', lag: 0 }))

function note({ dependency, days }: DateConflict, titles: ReadonlyMap<string, string>, found: Map<string, Overlap[]>) {
  const { predecessorId, taskId } = dependency
  found.set(taskId, [...(found.get(taskId) ?? []), { title: titles.get(predecessorId) ?? '', days }])
}
