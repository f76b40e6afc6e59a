import type { PlannedTask } from './earlyDates'
import { type LinkKind, linkColumns } from './link'
import { type Network, networkAmong } from './network'
import { type WorkCalendar, type WorkDays, workCalendar } from './workCalendar'

/** A task of a plan as people date it: it begins on the first day and ends on the last, both worked. */
export type PlanTask = {
  readonly taskId: string
  readonly startOn: string
  readonly endOn: string
  /** It takes no time: it lies on its first day. */
  readonly isMilestone: boolean
  /** The last day on which it should end. */
  readonly deadlineOn: string | null
  readonly state: PlannedTask['state']
}

/** What has to happen before a task, and how far before, in working days. */
export type PlanDependency = {
  readonly predecessorId: string
  readonly taskId: string
  readonly kind: LinkKind
  readonly lag: number
}

/** A plan as the engine takes it: its calendar, its links, and where each task lies. */
export type PlanNetwork = {
  readonly calendar: WorkCalendar
  readonly network: Network
  /** By link: the dependency that it is. */
  readonly linked: readonly PlanDependency[]
  /** By task. */
  readonly places: readonly TaskPlace[]
}

/** Where a task lies on the axis. A milestone may lie anywhere in its day, until `latest`. */
export type TaskPlace = { readonly start: number; readonly finish: number; readonly latest?: number }

/** A plan as the engine takes it. A dependency of a task that is not among these counts for nothing. */
export function planNetwork(
  tasks: readonly PlanTask[],
  dependencies: readonly PlanDependency[],
  workDays: WorkDays,
): PlanNetwork {
  const first = tasks.reduce((least, { startOn }) => (startOn < least ? startOn : least), '9999-12-31')
  const calendar = workCalendar(workDays, first)
  const { linked, links } = linksAmong(tasks, dependencies)
  return {
    calendar,
    network: networkAmong(tasks.length, links),
    linked,
    places: tasks.map((task) => placeOf(calendar, task)),
  }
}

/** The same tasks and links as before, on the same calendar, where some tasks are dated otherwise. */
export const withPlaces = (
  plan: PlanNetwork,
  before: readonly PlanTask[],
  tasks: readonly PlanTask[],
): PlanNetwork => ({
  ...plan,
  places: tasks.map((task, index) => {
    const place = task === before[index] ? plan.places[index] : undefined
    return place ?? placeOf(plan.calendar, task)
  }),
})

function placeOf(calendar: WorkCalendar, { startOn, endOn, isMilestone }: PlanTask): TaskPlace {
  const start = calendar.beginOf(startOn)
  if (isMilestone) return { start, finish: start, latest: calendar.endOf(startOn) }
  return { start, finish: calendar.endOf(endOn) }
}

/** The dependencies of tasks that are all among these, and the links that they are. */
function linksAmong(tasks: readonly PlanTask[], dependencies: readonly PlanDependency[]) {
  const indexOf = new Map<string, number>()
  tasks.forEach(({ taskId }, index) => {
    indexOf.set(taskId, index)
  })
  const linked: PlanDependency[] = []
  const links = linkColumns(dependencies.length)
  let successor: string | undefined
  let to: number | undefined
  for (const dependency of dependencies) {
    // Those of a task mostly come together, behind those of the task before. Looking an id up is the dearest of this.
    if (dependency.taskId !== successor) {
      successor = dependency.taskId
      const next = to === undefined ? 0 : to + 1
      to = tasks[next]?.taskId === successor ? next : indexOf.get(successor)
    }
    const from = to === undefined ? undefined : indexOf.get(dependency.predecessorId)
    if (from === undefined || to === undefined) continue
    linked.push(dependency)
    links.add(from, to, dependency.kind, dependency.lag)
  }
  return { linked, links: links.written() }
}
