import { dayOfNumber, lastDayNumber } from './calendarDay'
import { keptApart } from './keptApart'
import { cycleIn } from './network'
import { type PlanDependency, type PlanNetwork, type PlanTask, planNetwork } from './planNetwork'
import { isReset, type ReschedulingWay } from './reschedulingWays'
import { type NewPlace, soonestPlaces } from './soonestPlaces'
import type { stayReasons } from './stayReasons'
import type { WorkCalendar, WorkDays } from './workCalendar'

/** A task with its baseline: the days that were once planned for it. */
export type RescheduledTask = PlanTask & {
  readonly baselineStartOn: string | null
  readonly baselineEndOn: string | null
}

/**
 * How a plan is rescheduled; from which day on, where the way asks for one; and for which tasks, unless for all. Where
 * it is pushed, those are the tasks that have changed: what follows them moves, and nothing else.
 */
export type Rescheduling = {
  readonly way: ReschedulingWay
  readonly planStartOn: string | null
  readonly taskIds: readonly string[] | null
}

type Days = { readonly startOn: string; readonly endOn: string }
/** The days that a task, or its baseline, gets. A baseline may have had none. */
export type TaskMove = Days & {
  readonly taskId: string
  readonly before: { readonly startOn: string | null; readonly endOn: string | null }
}

export type Stay = { readonly taskId: string; readonly because: (typeof stayReasons)[number] }

export type Rescheduled = {
  /** What changes, in the order of the tasks. */
  readonly moves: readonly TaskMove[]
  readonly stays: readonly Stay[]
  /** The ids of tasks that wait for each other, in order; nothing where none do. */
  readonly cycle?: readonly string[]
  /** A task would end after the last day that there is. */
  readonly isTooLate?: true
}

/** The same moves in an order of their own, by which two plans with the same tasks say the same. */
export const movesInOrder = (moves: readonly TaskMove[]): TaskMove[] =>
  [...moves].sort((first, second) => (first.taskId < second.taskId ? -1 : 1))

/** What a rescheduling does to a plan. Dependencies of tasks that are not among these count for nothing. */
export function reschedule(
  tasks: readonly RescheduledTask[],
  dependencies: readonly PlanDependency[],
  workDays: WorkDays,
  { way, planStartOn, taskIds }: Rescheduling,
): Rescheduled {
  if (isReset(way)) {
    const chosen = taskIds && new Set(taskIds)
    const those = chosen ? tasks.filter(({ taskId }) => chosen.has(taskId)) : tasks
    return way === 'baselineReset' ? baselinesReset(those) : datesReset(those)
  }
  const plan = planNetwork(tasks, dependencies, workDays)
  const stays = tasks.flatMap(({ taskId, state }): Stay[] =>
    state === 'open' ? [] : [{ taskId, because: state === 'finished' ? 'finished' : 'begun' }],
  )
  const cycle = way === 'move' ? undefined : cycleIn(plan.network)
  if (cycle) return { moves: [], stays, cycle: cycle.map((index) => tasks[index]?.taskId ?? '') }
  const places = newPlaces(plan, tasks, { way, planStartOn, taskIds })
  const last = plan.calendar.endOf(dayOfNumber(lastDayNumber))
  if (places.some((place) => place.isMoved && liesBehind(place, last))) return { moves: [], stays, isTooLate: true }
  return { moves: tasks.flatMap((task, index) => movesTo(plan.calendar, task, places[index])), stays }
}

/** A milestone that begins a day needs one behind the place where it lies. */
const liesBehind = ({ start, finish, endsDay }: NewPlace, last: number) => finish > last || (start === last && !endsDay)

function newPlaces(plan: PlanNetwork, tasks: readonly PlanTask[], { way, planStartOn, taskIds }: Rescheduling) {
  if (way === 'push' || planStartOn === null)
    return soonestPlaces(plan, tasks, ({ start }) => start, taskIds ? new Set(taskIds) : undefined)
  const from = plan.calendar.beginOf(planStartOn)
  return way === 'compact' ? soonestPlaces(plan, tasks, () => from) : shiftedPlaces(plan, tasks, from)
}

/**
 * All that is open, moved by as many working days as take the first of it to this place. A task wholly on days off
 * takes a working day once it moves, and what waits for it makes room.
 */
function shiftedPlaces({ network, places }: PlanNetwork, tasks: readonly PlanTask[], from: number): NewPlace[] {
  const isOpen = (index: number) => tasks[index]?.state === 'open'
  const first = places.reduce((least, { start }, index) => (isOpen(index) ? Math.min(least, start) : least), Infinity)
  const shift = first === Infinity ? 0 : from - first
  const shifted = places.map(({ start, finish }, index): NewPlace => {
    const isMoved = isOpen(index) && shift !== 0
    const length = isMoved && !tasks[index]?.isMilestone ? Math.max(1, finish - start) : finish - start
    const begin = isMoved ? start + shift : start
    return { start: begin, finish: begin + length, isMoved, endsDay: false }
  })
  return keptApart(network, places, shifted)
}

function movesTo(calendar: WorkCalendar, task: PlanTask, place: NewPlace | undefined): TaskMove[] {
  if (!place?.isMoved) return []
  return changed(task.taskId, daysAt(calendar, task, place), { startOn: task.startOn, endOn: task.endOn })
}

function daysAt(calendar: WorkCalendar, { isMilestone }: PlanTask, { start, finish, endsDay }: NewPlace): Days {
  if (!isMilestone) return { startOn: calendar.dayFrom(start), endOn: calendar.dayUntil(finish) }
  const day = endsDay ? calendar.dayUntil(start) : calendar.dayFrom(start)
  return { startOn: day, endOn: day }
}

const baselinesReset = (tasks: readonly RescheduledTask[]): Rescheduled => ({
  moves: tasks.flatMap(({ taskId, startOn, endOn, baselineStartOn, baselineEndOn }) =>
    changed(taskId, { startOn, endOn }, { startOn: baselineStartOn, endOn: baselineEndOn }),
  ),
  stays: [],
})

function datesReset(tasks: readonly RescheduledTask[]): Rescheduled {
  const moves: TaskMove[] = []
  const stays: Stay[] = []
  for (const { taskId, startOn, endOn, baselineStartOn, baselineEndOn } of tasks) {
    if (baselineStartOn === null || baselineEndOn === null) stays.push({ taskId, because: 'noBaseline' })
    else moves.push(...changed(taskId, { startOn: baselineStartOn, endOn: baselineEndOn }, { startOn, endOn }))
  }
  return { moves, stays }
}

const changed = (taskId: string, { startOn, endOn }: Days, before: TaskMove['before']): TaskMove[] =>
  startOn === before.startOn && endOn === before.endOn ? [] : [{ taskId, startOn, endOn, before }]
