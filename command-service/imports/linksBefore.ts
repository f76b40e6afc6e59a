import type { RecordedEvent } from '@prumo/contracts/index'
import type { Dependency } from '@prumo/contracts/tasks/dependency'

/** An event about how a task depends on another. */
export type LinkEvent = Extract<RecordedEvent, { type: 'DependencyAdded' | 'DependencyChanged' | 'DependencyRemoved' }>
export const isLinkEvent = (event: RecordedEvent): event is LinkEvent =>
  event.type === 'DependencyAdded' || event.type === 'DependencyChanged' || event.type === 'DependencyRemoved'

/** How a task depended on the predecessors that these events concern before they happened, from how it does now. */
export function linksBefore(now: readonly Dependency[], events: readonly LinkEvent[]): Dependency[] {
  const concerned = new Set(events.map(({ data }) => data.predecessorId))
  return events
    .toReversed()
    .reduce<readonly Dependency[]>(withoutEvent, now)
    .filter(({ predecessorId }) => concerned.has(predecessorId))
}

function withoutEvent(links: readonly Dependency[], event: LinkEvent): Dependency[] {
  const { predecessorId } = event.data
  const came = 'kind' in event.data ? event.data.kind : undefined
  const others = links.filter((link) => link.predecessorId !== predecessorId || link.kind !== came)
  return 'before' in event.data ? [...others, { predecessorId, ...event.data.before }] : others
}
