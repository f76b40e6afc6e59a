import type { Metadata } from '@prumo/contracts/message'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Happening, Policy } from '../pipeline/policy'

/** Of a page of the log, what a policy has to react to, and the projects in which that begins. */
export type Due = { events: readonly RecordedEvent[]; begun: readonly string[] }

type Asks = (event: Happening) => boolean

/** What this policy has to react to, where `hasBegun` says in which projects something follows already. */
export function dueOf(policy: Policy, page: readonly RecordedEvent[], hasBegun: (projectId: string) => boolean): Due {
  const { on, begins, concerns } = policy
  const begun = new Set<string>()
  const follows = ({ projectId, ...event }: RecordedEvent): boolean => {
    if (!begins) return true
    if (projectId === null) return false
    if (hasBegun(projectId) || begun.has(projectId)) return true
    // Most events are of other projects: they are not even parsed.
    const asks = begins[event.type as keyof typeof begins]
    const isFirst = asks !== undefined && answers(asks, event)
    if (isFirst) begun.add(projectId)
    return isFirst
  }
  const events = page.filter(
    (event) => Object.hasOwn(on, event.type) && follows(event) && (!concerns || answers(concerns, event)),
  )
  return { events, begun: [...begun] }
}

/** What cannot be read concerns nobody: it stops no policy of others. */
function answers(asks: Asks, event: Pick<RecordedEvent, 'type' | 'data' | 'metadata'>): boolean {
  try {
    return asks({ type: event.type, data: dataIn(event), metadata: JSON.parse(event.metadata) as Metadata })
  } catch {
    return false
  }
}

/** The first of each stream stands for the others, where a reaction reads on behind it. */
export function firstOfEach({ readsOn }: Policy, events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  if (!readsOn) return events
  const streams = new Set<string>()
  return events.filter(({ stream }) => !streams.has(stream) && streams.add(stream))
}
