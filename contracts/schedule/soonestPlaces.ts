import { at } from './at'
import { startAfter, type TaskDates } from './link'
import type { Network } from './network'
import type { PlanNetwork, PlanTask, TaskPlace } from './planNetwork'

/** Where a task comes to lie, and whether that is another place than it has. */
export type NewPlace = {
  readonly start: number
  readonly finish: number
  readonly isMoved: boolean
  /** A milestone that its predecessors hold back lies at the end of a day; any other at the beginning of one. */
  readonly endsDay: boolean
}

/**
 * Where each task lies when what is open starts as early as its predecessors let it, and no earlier than its
 * `earliest` place. What has begun stays. Lengths stay, but a task wholly on days off takes a working day once it
 * moves. The network has no cycle. `changed`: only what follows these tasks moves, and these stay as they are.
 */
export function soonestPlaces(
  { network, places }: PlanNetwork,
  tasks: readonly PlanTask[],
  earliest: (place: TaskPlace) => number,
  changed?: ReadonlySet<string>,
): NewPlace[] {
  const [start, finish] = [new Int32Array(network.tasks), new Int32Array(network.tasks)]
  const leads = new Int32Array(network.tasks).fill(changed ? 0 : 1)
  const placed: Placed = { start, finish, leads }
  const found: NewPlace[] = new Array(network.tasks)
  for (const index of network.order) {
    const { taskId, isMilestone, state } = tasks[index] as PlanTask
    const place = places[index] as TaskPlace
    const isChanged = changed?.has(taskId) ?? false
    const after = (duration: number) => linkedStart(network, index, placed, duration)
    const bound = state === 'open' && !isChanged ? earliest(place) : undefined
    const next = isMilestone ? milestonePlace(place, bound, after(0)) : taskPlace(place, bound, after)
    if (isChanged || next.isMoved || next.start !== place.start) leads[index] = 1
    found[index] = next
    start[index] = next.start
    finish[index] = next.finish
  }
  return found
}

/** The dates of tasks that are placed already, and which of them what follows has to wait for. */
type Placed = TaskDates & { readonly leads: Int32Array }

/** The earliest start that the predecessors of a task leave it; none where it has no predecessor that leads. */
function linkedStart({ links, incoming, incomingFrom }: Network, index: number, placed: Placed, duration: number) {
  let start = Number.NEGATIVE_INFINITY
  for (let way = at(incomingFrom, index); way < at(incomingFrom, index + 1); way++) {
    const link = at(incoming, way)
    if (at(placed.leads, at(links.from, link))) start = Math.max(start, startAfter(links, link, placed, duration))
  }
  return start
}

function taskPlace(place: TaskPlace, bound: number | undefined, after: (duration: number) => number): NewPlace {
  if (bound === undefined) return { start: place.start, finish: place.finish, isMoved: false, endsDay: false }
  const length = place.finish - place.start
  const start = Math.max(bound, after(length))
  if (start === place.start) return { start, finish: place.finish, isMoved: false, endsDay: false }
  if (length > 0) return { start, finish: start + length, isMoved: true, endsDay: false }
  const worked = Math.max(bound, after(1))
  return { start: worked, finish: worked + 1, isMoved: true, endsDay: false }
}

/** A milestone stays in its day where that day lets it: after what ends then, or before what begins then. */
function milestonePlace(place: TaskPlace, bound: number | undefined, linked: number): NewPlace {
  const { start: begin, latest = begin } = place
  if (bound === undefined) {
    const start = Math.max(begin, Math.min(latest, linked))
    return { start, finish: start, isMoved: false, endsDay: false }
  }
  const start = Math.max(bound, linked)
  return { start, finish: start, isMoved: start < begin || start > latest, endsDay: start > bound }
}
