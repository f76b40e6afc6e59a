import { at } from './at'
import { earlyDates, type PlannedTask } from './earlyDates'
import { latestBefore, leavesFinish, slackOf, type TaskDates } from './link'
import type { Network } from './network'

/** The dates of every task by the critical path method, in places of the work axis. */
export type Schedule = {
  readonly early: TaskDates
  readonly late: TaskDates
  /** By how much a task may finish late without moving the end or missing a deadline. It may be negative. */
  readonly totalFloat: Int32Array
  /** By how much a task may lie later, whole, without moving any other, or the end. It may be negative. */
  readonly freeFloat: Int32Array
  /** Where the last task finishes; 0 for a plan without tasks. */
  readonly end: number
}

/** How start-to-start and start-to-finish successors bound their predecessor: its start alone, or its finish too. */
type StartLinks = 'boundStart' | 'boundFinish'

/**
 * The schedule of a network without cycles (Kelley and Walker 1959, with the four link types of precedence
 * diagrams). A successor of a start bounds no finish, as in Primavera P6 and in MS Project since 2016. In files that
 * are older it does: `boundFinish`. What has begun stays, so that it bounds nobody.
 */
export function scheduleOf(
  network: Network,
  tasks: readonly PlannedTask[],
  startLinks: StartLinks = 'boundStart',
): Schedule {
  const early = earlyDates(network, tasks)
  const end = early.finish.length === 0 ? 0 : early.finish.reduce((last, finish) => Math.max(last, finish))
  const late = lateDates(network, tasks, early, end, startLinks)
  const totalFloat = late.finish.map((finish, task) => finish - at(early.finish, task))
  return { early, late, totalFloat, freeFloat: freeFloats(network, tasks, early, end), end }
}

/**
 * The backward pass: each task as late as its successors, its deadline and the end of the plan let it. A task whose
 * start is bound may still finish late: who leads to it moves it whole, start and finish.
 */
function lateDates(
  network: Network,
  tasks: readonly PlannedTask[],
  early: TaskDates,
  end: number,
  startLinks: StartLinks,
): TaskDates {
  const whole = { start: new Int32Array(network.tasks), finish: new Int32Array(network.tasks) }
  const finishes = new Int32Array(network.tasks)
  for (let place = network.order.length - 1; place >= 0; place--) {
    const index = at(network.order, place)
    const { duration, deadline, state } = tasks[index] as PlannedTask
    const latest = latestDates(network, tasks, index, whole)
    const bound = startLinks === 'boundFinish' ? Math.min(latest.finish, latest.start + duration) : latest.finish
    const open = Math.min(deadline ?? end, end, bound)
    // What is finished cannot be late any more.
    const finish = state === 'finished' ? Math.min(open, at(early.finish, index)) : open
    finishes[index] = finish
    whole.start[index] = Math.min(finish - duration, latest.start)
    whole.finish[index] = at(whole.start, index) + duration
  }
  return { start: whole.start, finish: finishes }
}

/** The latest start and finish that the open successors of a task leave it; without bound where it has none. */
function latestDates(network: Network, tasks: readonly PlannedTask[], index: number, dates: TaskDates) {
  const { links, outgoing, outgoingFrom } = network
  const latest = { start: Number.POSITIVE_INFINITY, finish: Number.POSITIVE_INFINITY }
  for (let way = at(outgoingFrom, index); way < at(outgoingFrom, index + 1); way++) {
    const link = at(outgoing, way)
    if (!isOpen(tasks, at(links.to, link))) continue
    const end = leavesFinish(links, link) ? 'finish' : 'start'
    latest[end] = Math.min(latest[end], latestBefore(links, link, dates))
  }
  return latest
}

const isOpen = (tasks: readonly PlannedTask[], index: number) => tasks[index]?.state === 'open'

function freeFloats(network: Network, tasks: readonly PlannedTask[], early: TaskDates, end: number): Int32Array {
  const { links, outgoing, outgoingFrom } = network
  const floats = new Int32Array(network.tasks)
  for (let task = 0; task < network.tasks; task++) {
    let least = end - at(early.finish, task)
    for (let way = at(outgoingFrom, task); way < at(outgoingFrom, task + 1); way++) {
      const link = at(outgoing, way)
      if (isOpen(tasks, at(links.to, link))) least = Math.min(least, slackOf(links, link, early))
    }
    floats[task] = least
  }
  return floats
}
