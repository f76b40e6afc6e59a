import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Mutation } from '../openServices'

/** Services with a dual write: before an append they note the events as appended, and they believe these notes. */
export function notingBeforeAppend(): Mutation {
  const noted = new Map<string, RecordedEvent>()
  return (foundation) => {
    const { log, now } = foundation
    return {
      ...foundation,
      log: {
        ...log,
        find: async (stream, id) => noted.get(id) ?? log.find(stream, id),
        append: async (stream, expectedRevision, events) => {
          const recorded = events.flatMap(({ id }) => noted.get(id) ?? [])
          const last = recorded.at(-1)
          if (last) return { position: last.position, revision: last.revision, at: last.at, repeated: recorded }
          const head = await log.head()
          for (const [index, event] of events.entries()) {
            const place = { position: head + 1 + index, revision: expectedRevision + 1 + index }
            noted.set(event.id, { ...event, ...place, stream, at: now().toISOString() })
          }
          return log.append(stream, expectedRevision, events)
        },
      },
    }
  }
}
