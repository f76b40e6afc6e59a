import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { everyEvent } from './everyEvent'
import { openInstances } from './instances'
import { repeatedIds } from './repeatedIds'

/** I3: each event stands where it must. */
export function checkPlaces(log: EventLog, isGapless: boolean) {
  const violations = openInstances()
  const revisions = new Map<string, number>()
  const ids = repeatedIds()
  let [count, latest] = [0, 0]

  const checkPosition = ({ position }: RecordedEvent) => {
    if (position <= latest) violations.add(`position ${position} comes after ${latest}`)
    else if (isGapless && position > latest + 1)
      violations.add(`between positions ${latest} and ${position} there are none`)
    latest = position
  }
  const checkRevision = ({ stream, revision, position }: RecordedEvent) => {
    const next = (revisions.get(stream) ?? -1) + 1
    if (revision !== next) violations.add(`at position ${position} revision ${revision} stands where ${next} must`)
    revisions.set(stream, revision)
  }
  const checkIds = async (until: number) => {
    const isSuspect = ids.suspects()
    if (!isSuspect) return
    const seen = new Map<string, number>()
    await everyEvent(log, until, ({ id, position }) => {
      if (!isSuspect(id)) return
      const before = seen.get(id)
      if (before !== undefined) violations.add(`event ${id} stands at positions ${before} and ${position}`)
      seen.set(id, position)
    })
  }

  return {
    violations,
    take: (event: RecordedEvent) => {
      count++
      checkPosition(event)
      checkRevision(event)
      ids.add(event.id)
    },
    end: async (until: number) => {
      if (latest !== until) violations.add(`the log says that it ends at ${until}, but it does at ${latest}`)
      await checkIds(until)
      return `${count} events in ${revisions.size} streams, up to position ${until}`
    },
  }
}
