import type { DependencyEvent } from '@prumo/contracts/tasks/dependencies'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { PlanCommand } from '@prumo/contracts/tasks/plan'

type OfTask = { projectId: string; taskId: string }
type Link = Pick<Dependency, 'kind' | 'lag'>
type LinkEvent = Extract<DependencyEvent, { type: 'DependencyAdded' | 'DependencyChanged' | 'DependencyRemoved' }>

/**
 * How a task comes to depend on these predecessors by exactly these links. What is said of other predecessors stays.
 */
export function linksSet(place: OfTask, current: readonly Dependency[], wanted: readonly Dependency[]): LinkEvent[] {
  const predecessorIds = [...new Set(wanted.map(({ predecessorId }) => predecessorId))]
  return predecessorIds.flatMap((predecessorId) =>
    linksOfSet({ ...place, predecessorId }, linksTo(predecessorId, current), linksTo(predecessorId, wanted)),
  )
}

const linksTo = (id: string, among: readonly Dependency[]): Link[] =>
  among.filter(({ predecessorId }) => predecessorId === id).map(({ kind, lag }) => ({ kind, lag }))

/** A link becomes another rather than that one goes and the other comes: nobody loses a predecessor between. */
function linksOfSet(of: OfTask & { predecessorId: string }, current: readonly Link[], wanted: readonly Link[]) {
  const isAmong = (links: readonly Link[]) => (link: Link) => links.some(({ kind }) => kind === link.kind)
  const [kept, leaving] = parted(current, isAmong(wanted))
  const coming = wanted.filter((link) => !isAmong(current)(link))
  const lags = kept.flatMap((before): LinkEvent[] => {
    const lag = wanted.find(({ kind }) => kind === before.kind)?.lag ?? before.lag
    return lag === before.lag ? [] : [{ type: 'DependencyChanged', data: { ...of, kind: before.kind, lag, before } }]
  })
  const changed = coming.map((link, index): LinkEvent => {
    const before = leaving[index]
    return before
      ? { type: 'DependencyChanged', data: { ...of, ...link, before } }
      : { type: 'DependencyAdded', data: { ...of, ...link } }
  })
  const removed = leaving
    .slice(coming.length)
    .map((before): LinkEvent => ({ type: 'DependencyRemoved', data: { ...of, before } }))
  return [...lags, ...changed, ...removed]
}

const parted = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
]

/** The command by which people do what this event says. */
export function linkCommandOf(event: LinkEvent): PlanCommand {
  if (event.type === 'DependencyAdded') return { type: 'AddDependency', data: event.data }
  const { before, ...of } = event.data
  return 'kind' in of
    ? { type: 'ChangeDependency', data: { ...of, was: before } }
    : { type: 'RemoveDependency', data: { ...of, kind: before.kind } }
}
