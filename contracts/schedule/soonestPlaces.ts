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
 * moves. The network has no cycle.
 */
export function soonestPlaces(
  { network, places }: PlanNetwork,
  tasks: readonly PlanTask[],
  earliest: (place: TaskPlace) => number,
): NewPlace[] {
  const dates = { start: new Int32Array(network.tasks), finish: new Int32Array(network.tasks) }
  const found: NewPlace[] = new Array(network.tasks)
  for (const index of network.order) {
    const { isMilestone, state } = tasks[index] as PlanTask
    const place = places[index] as TaskPlace
    const after = (duration: number) => linkedStart(network, index, dates, duration)
    const bound = state === 'open' ? earliest(place) : undefined
    const next = isMilestone ? milestonePlace(place, bound, after(0)) : taskPlace(place, bound, after)
    found[index] = next
    dates.start[index] = next.start
    dates.finish[index] = next.finish
  }
  return found
}

/** The earliest start that the predecessors of a task leave it; none where it has no predecessor. */
function linkedStart({ links, incoming, incomingFrom }: Network, index: number, dates: TaskDates, duration: number) {
  let start = Number.NEGATIVE_INFINITY
  for (let way = at(incomingFrom, index); way < at(incomingFrom, index + 1); way++)
    start = Math.max(start, startAfter(links, at(incoming, way), dates, duration))
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
