import { at } from './at'
import { slackOf, startAfter, type TaskDates } from './link'
import type { Network } from './network'
import type { TaskPlace } from './planNetwork'
import type { NewPlace } from './soonestPlaces'

/**
 * Moved tasks, of which some came to last longer, no closer to each other than they were: what a link kept apart stays
 * so, and what was too close is not closer. In a cycle of links nothing makes room.
 */
export function keptApart(network: Network, before: readonly TaskPlace[], moved: readonly NewPlace[]): NewPlace[] {
  const places = [...moved]
  if (places.every((place, index) => lengthOf(place) === lengthOf(before[index]))) return places
  const { links, incoming, incomingFrom, order } = network
  const [then, dates] = [datesOf(before), datesOf(moved)]
  for (const index of order) {
    const place = places[index]
    if (!place?.isMoved) continue
    let start = place.start
    for (let way = at(incomingFrom, index); way < at(incomingFrom, index + 1); way++) {
      const link = at(incoming, way)
      if (!places[at(links.from, link)]?.isMoved) continue
      const tooClose = Math.min(0, slackOf(links, link, then))
      start = Math.max(start, startAfter(links, link, dates, lengthOf(place)) + tooClose)
    }
    places[index] = { ...place, start, finish: start + lengthOf(place) }
    dates.start[index] = start
    dates.finish[index] = start + lengthOf(place)
  }
  return places
}

type Span = { readonly start: number; readonly finish: number }

const lengthOf = (place: Span | undefined): number => (place ? place.finish - place.start : 0)

const datesOf = (places: readonly Span[]): TaskDates => ({
  start: Int32Array.from(places, ({ start }) => start),
  finish: Int32Array.from(places, ({ finish }) => finish),
})
