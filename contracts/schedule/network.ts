import { at } from './at'
import { type Link, type Links, linkColumns } from './link'

/** Links as they are walked: by the task that they lead to or come from, and the tasks in an order of links. */
export type Network = {
  readonly tasks: number
  readonly links: Links
  /** The links that lead to task t: `incoming[incomingFrom[t]]` up to, without, `incoming[incomingFrom[t + 1]]`. */
  readonly incoming: Int32Array
  readonly incomingFrom: Int32Array
  readonly outgoing: Int32Array
  readonly outgoingFrom: Int32Array
  /** Every task after all of its predecessors. Tasks that stand in a cycle, or behind one, are missing. */
  readonly order: Int32Array
}

/** The network of so many tasks. A link may join any two of them; one to itself is a cycle. */
export function networkOf(tasks: number, links: readonly Link[]): Network {
  const columns = linkColumns(links.length)
  for (const { from, to, kind, lag } of links) columns.add(from, to, kind, lag)
  return networkAmong(tasks, columns.written())
}

/** The network of so many tasks and of links that are columns already. */
export function networkAmong(tasks: number, links: Links): Network {
  const [incoming, incomingFrom] = groupedBy(tasks, links.to, links.count)
  const [outgoing, outgoingFrom] = groupedBy(tasks, links.from, links.count)
  const ways = { tasks, links, incoming, incomingFrom, outgoing, outgoingFrom }
  return { ...ways, order: topologicalOrder(ways) }
}

/** Link indices by a task, in compressed rows: those of task t stand from `starts[t]` to `starts[t + 1]`. */
function groupedBy(tasks: number, taskOf: Int32Array, count: number): [Int32Array, Int32Array] {
  const starts = new Int32Array(tasks + 1)
  for (let link = 0; link < count; link++) (starts[at(taskOf, link) + 1] as number)++
  for (let task = 0; task < tasks; task++) starts[task + 1] = at(starts, task + 1) + at(starts, task)
  const next = starts.slice()
  const grouped = new Int32Array(count)
  for (let link = 0; link < count; link++) {
    const task = at(taskOf, link)
    grouped[at(next, task)] = link
    next[task] = at(next, task) + 1
  }
  return [grouped, starts]
}

/** Kahn 1962: a task comes once all of its predecessors have come. */
function topologicalOrder({ tasks, links, incomingFrom, outgoing, outgoingFrom }: Omit<Network, 'order'>): Int32Array {
  const waiting = new Int32Array(tasks)
  const order = new Int32Array(tasks)
  let count = 0
  for (let task = 0; task < tasks; task++) {
    waiting[task] = at(incomingFrom, task + 1) - at(incomingFrom, task)
    if (waiting[task] === 0) order[count++] = task
  }
  for (let place = 0; place < count; place++) {
    const task = at(order, place)
    for (let index = at(outgoingFrom, task); index < at(outgoingFrom, task + 1); index++) {
      const to = at(links.to, at(outgoing, index))
      waiting[to] = at(waiting, to) - 1
      if (waiting[to] === 0) order[count++] = to
    }
  }
  return order.subarray(0, count)
}

/**
 * A cycle of the network, if it has one: tasks in the order of their links, the first with the lowest index; the
 * last leads back to the first.
 */
export function cycleIn(network: Network): number[] | undefined {
  if (network.order.length === network.tasks) return undefined
  const isOrdered = new Uint8Array(network.tasks)
  for (const task of network.order) isOrdered[task] = 1
  const walked: number[] = []
  const placeOf = new Map<number, number>()
  let task = isOrdered.indexOf(0)
  // A task that was left out has a predecessor that was left out.
  while (!placeOf.has(task)) {
    placeOf.set(task, walked.length)
    walked.push(task)
    task = predecessorAmong(network, task, isOrdered)
  }
  const cycle = walked.slice(placeOf.get(task)).reverse()
  const first = cycle.indexOf(Math.min(...cycle))
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}

function predecessorAmong({ links, incoming, incomingFrom }: Network, task: number, isOrdered: Uint8Array): number {
  for (let index = at(incomingFrom, task); index < at(incomingFrom, task + 1); index++) {
    const from = at(links.from, at(incoming, index))
    if (isOrdered[from] === 0) return from
  }
  throw new Error('a task that was left out has no predecessor that was')
}
