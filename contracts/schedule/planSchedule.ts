import { at } from './at'
import { type DrivingChain, drivingChain } from './drivingChain'
import type { PlannedTask } from './earlyDates'
import { cycleIn } from './network'
import { type DateConflict, datedConflicts } from './planConflicts'
import { type PlanDependency, type PlanNetwork, type PlanTask, planNetwork } from './planNetwork'
import { type Schedule, scheduleOf } from './schedule'
import type { WorkCalendar, WorkDays } from './workCalendar'

/** Where a task stands in the plan, in working days and calendar days. */
export type TaskSchedule = {
  readonly taskId: string
  /** Working days; 0 for a milestone, and for a task that lies wholly on days off. */
  readonly duration: number
  readonly earlyStartOn: string
  readonly earlyEndOn: string
  readonly totalFloat: number
  readonly freeFloat: number
  /** It has no float, and is not finished. */
  readonly isCritical: boolean
  /** The end of the plan is where it is because of it. */
  readonly isDriving: boolean
}

export type PlanSchedule = {
  /** By task, in the order of the tasks. Empty where dependencies go in a circle. */
  readonly tasks: readonly TaskSchedule[]
  /** Dependencies that hold the end of the plan where it is. */
  readonly driving: readonly PlanDependency[]
  readonly conflicts: readonly DateConflict[]
  /** The ids of tasks that wait for each other, in order; nothing where none do. */
  readonly cycle: readonly string[] | undefined
  readonly endOn: string | undefined
}

/**
 * The schedule of a plan by the critical path method. No task starts before the day that somebody gave it; what has
 * begun stays. A dependency of a task that is not among these counts for nothing.
 */
export const planSchedule = (
  tasks: readonly PlanTask[],
  dependencies: readonly PlanDependency[],
  workDays: WorkDays,
): PlanSchedule => reckonPlan(tasks, planNetwork(tasks, dependencies, workDays)).answer

/** A plan that was reckoned, with the numbers that its answer is made of. */
export type ReckonedPlan = {
  readonly tasks: readonly PlanTask[]
  readonly plan: PlanNetwork
  /** Missing where dependencies go in a circle. */
  readonly numbers: PlanNumbers | undefined
  readonly answer: PlanSchedule
}
type PlanNumbers = { readonly schedule: Schedule; readonly chain: DrivingChain }

/** Reckons a plan. What `former` says of a task is said again, by the same object, where nothing of it changed. */
export function reckonPlan(tasks: readonly PlanTask[], plan: PlanNetwork, former?: ReckonedPlan): ReckonedPlan {
  const { calendar, network, linked, places } = plan
  const cycle = cycleIn(network)?.map((index) => tasks[index]?.taskId ?? '')
  if (cycle) {
    const answer = { tasks: [], driving: [], conflicts: [], cycle, endOn: undefined }
    return { tasks, plan, numbers: undefined, answer }
  }
  const planned = tasks.map(
    ({ state, deadlineOn }, index): PlannedTask => ({
      duration: (places[index]?.finish ?? 0) - (places[index]?.start ?? 0),
      earliest: places[index]?.start ?? 0,
      deadline: deadlineOn === null ? null : calendar.endOf(deadlineOn),
      state,
    }),
  )
  const schedule = scheduleOf(network, planned)
  const numbers = { schedule, chain: drivingChain(network, schedule) }
  const isAsBefore = sameAs(former, { tasks, plan, numbers })
  const answer = {
    tasks: tasks.map((task, index) => {
      const before = isAsBefore(index) ? former?.answer.tasks[index] : undefined
      return before ?? scheduleIn(calendar, task, index, numbers)
    }),
    driving: linked.filter((_, index) => numbers.chain.links[index] === 1),
    conflicts: datedConflicts(plan),
    cycle: undefined,
    endOn: tasks.length === 0 ? undefined : calendar.dayUntil(schedule.end),
  }
  return { tasks, plan, numbers, answer }
}

/** Whether the task of an index is the same as before, and every number of it. */
function sameAs(
  former: ReckonedPlan | undefined,
  { tasks, plan, numbers: { schedule, chain } }: Omit<ReckonedPlan, 'answer'> & { numbers: PlanNumbers },
): (index: number) => boolean {
  if (!former?.numbers || former.plan.calendar !== plan.calendar) return () => false
  const { schedule: before, chain: chainBefore } = former.numbers
  const rows = [
    [schedule.early.start, before.early.start],
    [schedule.early.finish, before.early.finish],
    [schedule.totalFloat, before.totalFloat],
    [schedule.freeFloat, before.freeFloat],
    [chain.tasks, chainBefore.tasks],
  ] as const
  return (index) => tasks[index] === former.tasks[index] && rows.every(([row, then]) => row[index] === then[index])
}

function scheduleIn(
  calendar: WorkCalendar,
  task: PlanTask,
  index: number,
  { schedule: { early, totalFloat, freeFloat }, chain }: PlanNumbers,
): TaskSchedule {
  return {
    taskId: task.taskId,
    duration: at(early.finish, index) - at(early.start, index),
    earlyStartOn: startIn(calendar, task, at(early.start, index), at(early.finish, index)),
    earlyEndOn: endIn(calendar, task, at(early.start, index), at(early.finish, index)),
    totalFloat: at(totalFloat, index),
    freeFloat: at(freeFloat, index),
    isCritical: at(totalFloat, index) <= 0 && task.state !== 'finished',
    isDriving: chain.tasks[index] === 1,
  }
}

/** What takes no time and lies where it was dated keeps its days. Elsewhere it happens at the end of the day before. */
const startIn = (calendar: WorkCalendar, { startOn }: PlanTask, start: number, finish: number): string =>
  start < finish ? calendar.dayFrom(start) : start === calendar.beginOf(startOn) ? startOn : calendar.dayUntil(finish)

const endIn = (calendar: WorkCalendar, { startOn, endOn }: PlanTask, start: number, finish: number): string =>
  start === finish && start === calendar.beginOf(startOn) ? endOn : calendar.dayUntil(finish)
