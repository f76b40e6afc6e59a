import { type EventLog, type RecordedEvent, StreamTruncated } from '@prumo/platform/eventLog/eventLog'
import { openInstances } from './instances'

/** What was read of a stream among all events: how many, and a digest of their ids in their order. */
type Seen = { count: number; digest: number }

/**
 * I17: each stream, read by its name as rules read it, is what it is among all events. EventStoreDB keeps apart what it
 * shows by name: somebody can have it hide, or lose, what all others still read.
 */
export function checkStreams(log: EventLog) {
  const violations = openInstances()
  const streams = new Map<string, Seen>()

  const compare = async (stream: string, seen: Seen, until: number) => {
    try {
      const named = digestOf((await log.read(stream)).filter(({ position }) => position <= until))
      if (named.count !== seen.count)
        violations.add(`stream ${stream} has ${named.count} events by its name, where ${seen.count} are recorded`)
      else if (named.digest !== seen.digest)
        violations.add(`stream ${stream} has other events by its name than those that are recorded`)
    } catch (error) {
      if (!(error instanceof StreamTruncated)) throw error
      violations.add(`stream ${stream} cannot be read by its name: ${error.message}`)
    }
  }

  return {
    violations,
    take: ({ stream, id }: Pick<RecordedEvent, 'stream' | 'id'>) => {
      streams.set(stream, added(streams.get(stream) ?? none, id))
    },
    /** Of what was read among all events up to a position. */
    end: async (until: number): Promise<string> => {
      for (const { stream, how } of await log.hiddenStreams())
        violations.add(`stream ${stream} has events that the server was told to hide: ${how}`)
      for (const [stream, seen] of streams) await compare(stream, seen, until)
      return `${streams.size} streams by their names`
    },
  }
}

const none: Seen = { count: 0, digest: 0 }
const digestOf = (events: readonly { id: string }[]) => events.reduce((seen, { id }) => added(seen, id), none)

function added({ count, digest }: Seen, id: string): Seen {
  let next = digest
  for (let index = 0; index < id.length; index++) next = Math.imul(next, 31) + id.charCodeAt(index)
  return { count: count + 1, digest: next | 0 }
}
