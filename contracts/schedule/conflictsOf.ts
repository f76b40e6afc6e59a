import { at } from './at'
import { slackOf, startAfter, type TaskDates } from './link'
import type { Network } from './network'

/** A task as somebody dated it, in places of the work axis. */
type DatedTask = {
  readonly start: number
  readonly finish: number
  /** The last place where a milestone of that day may lie. Every other task is where its dates say. */
  readonly latest?: number
}

/** A link that the dates do not respect. */
type Conflict = {
  readonly linkIndex: number
  /** By how much its successor would have to be later. */
  readonly by: number
}

/**
 * The links that the dates do not respect, in the order of the links. A milestone lies anywhere in its day: after
 * what ends that day, or before what begins then. The network has no cycle.
 */
export function conflictsOf(network: Network, tasks: readonly DatedTask[]): Conflict[] {
  const dates = datesWithin(network, tasks)
  const conflicts: Conflict[] = []
  for (let linkIndex = 0; linkIndex < network.links.count; linkIndex++) {
    const slack = slackOf(network.links, linkIndex, dates)
    if (slack < 0) conflicts.push({ linkIndex, by: -slack })
  }
  return conflicts
}

/** Where each task lies, with milestones as late in their day as their predecessors want them. */
function datesWithin(network: Network, tasks: readonly DatedTask[]): TaskDates {
  const dates = { start: new Int32Array(tasks.length), finish: new Int32Array(tasks.length) }
  const { start, finish } = dates
  tasks.forEach((task, index) => {
    start[index] = task.start
    finish[index] = task.finish
  })
  for (const index of network.order) {
    const { latest } = tasks[index] as DatedTask
    if (latest === undefined) continue
    for (let way = at(network.incomingFrom, index); way < at(network.incomingFrom, index + 1); way++) {
      const linkedStart = startAfter(network.links, at(network.incoming, way), dates, 0)
      start[index] = Math.max(at(start, index), Math.min(latest, linkedStart))
      finish[index] = at(start, index)
    }
  }
  return dates
}
