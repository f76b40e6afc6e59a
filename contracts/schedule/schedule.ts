import { at } from './at'
import { earlyDates, type PlannedTask } from './earlyDates'
import { finishBefore, slackOf, type TaskDates } from './link'
import type { Network } from './network'

/** The dates of every task by the critical path method, in places of the work axis. */
export type Schedule = {
  readonly early: TaskDates
  readonly late: TaskDates
  /** By how much a task may be late without moving the end of the plan or missing a deadline. It may be negative. */
  readonly totalFloat: Int32Array
  /** By how much a task may be late without moving any other, or the end. It may be negative. */
  readonly freeFloat: Int32Array
  /** Where the last task finishes; 0 for a plan without tasks. */
  readonly end: number
}

/**
 * The schedule of a network without cycles (Kelley and Walker 1959, with the four link types of precedence
 * diagrams). A start-to-start successor limits the late start of its predecessor, and so its late finish, as in MS
 * Project.
 */
export function scheduleOf(network: Network, tasks: readonly PlannedTask[]): Schedule {
  const early = earlyDates(network, tasks)
  const end = early.finish.length === 0 ? 0 : early.finish.reduce((last, finish) => Math.max(last, finish))
  const late = lateDates(network, tasks, early, end)
  const totalFloat = late.finish.map((finish, task) => finish - at(early.finish, task))
  return { early, late, totalFloat, freeFloat: freeFloats(network, early, end), end }
}

/** The backward pass: each task as late as its successors, its deadline and the end of the plan let it. */
function lateDates(network: Network, tasks: readonly PlannedTask[], early: TaskDates, end: number): TaskDates {
  const dates = { start: new Int32Array(network.tasks), finish: new Int32Array(network.tasks) }
  for (let place = network.order.length - 1; place >= 0; place--) {
    const index = at(network.order, place)
    const task = tasks[index] as PlannedTask
    const latest = Math.min(task.deadline ?? end, latestFinish(network, index, task, dates, end))
    // What is finished cannot be late any more.
    const finish = task.state === 'finished' ? Math.min(latest, at(early.finish, index)) : latest
    dates.finish[index] = finish
    dates.start[index] = finish - task.duration
  }
  return dates
}

function latestFinish(network: Network, index: number, { duration }: PlannedTask, dates: TaskDates, end: number) {
  const { links, outgoing, outgoingFrom } = network
  let finish = end
  for (let way = at(outgoingFrom, index); way < at(outgoingFrom, index + 1); way++)
    finish = Math.min(finish, finishBefore(links, at(outgoing, way), dates, duration))
  return finish
}

function freeFloats({ tasks, links, outgoing, outgoingFrom }: Network, early: TaskDates, end: number): Int32Array {
  const floats = new Int32Array(tasks)
  for (let task = 0; task < tasks; task++) {
    let least = end - at(early.finish, task)
    for (let way = at(outgoingFrom, task); way < at(outgoingFrom, task + 1); way++)
      least = Math.min(least, slackOf(links, at(outgoing, way), early))
    floats[task] = least
  }
  return floats
}
