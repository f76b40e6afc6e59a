import { at } from './at'
import { startAfter, type TaskDates } from './link'
import type { Network } from './network'

/** What the schedule needs to know of a task, in places of one work axis. */
export type PlannedTask = {
  /** Units of work. A milestone has 0. */
  readonly duration: number
  /** It starts no earlier than here; what has begun starts exactly here. */
  readonly earliest: number
  /** It should finish here at the latest. */
  readonly deadline: number | null
  readonly state: 'open' | 'started' | 'finished'
}

/**
 * The forward pass of the critical path method: each task as soon as its predecessors and its own earliest start
 * let it. The network has no cycle.
 */
export function earlyDates(network: Network, tasks: readonly PlannedTask[]): TaskDates {
  const dates = { start: new Int32Array(network.tasks), finish: new Int32Array(network.tasks) }
  for (const index of network.order) {
    const task = tasks[index] as PlannedTask
    const start = task.state === 'open' ? soonest(network, index, task, dates) : task.earliest
    dates.start[index] = start
    dates.finish[index] = start + task.duration
  }
  return dates
}

function soonest(network: Network, index: number, { earliest, duration }: PlannedTask, dates: TaskDates): number {
  const { links, incoming, incomingFrom } = network
  let start = earliest
  for (let way = at(incomingFrom, index); way < at(incomingFrom, index + 1); way++)
    start = Math.max(start, startAfter(links, at(incoming, way), dates, duration))
  return start
}
