import type { RecordedEvent } from '../eventLog'

const mostIds = 200_000

/** The ids in a stream from its first event on, with revisions, up to which one, and when that was all. */
export type KnownIds = { upTo: number; asOf: number; revisions: Map<string, number> }
type Placed = Pick<RecordedEvent, 'id' | 'revision'>

/**
 * The event ids of streams in use. The server finds no event by its id and takes a second one in order. The least
 * recently used are forgotten.
 */
export function streamIds(most = mostIds) {
  const streams = new Map<string, KnownIds>()
  let count = 0

  const knownOf = (stream: string) => streams.get(stream) ?? { upTo: -1, asOf: -1, revisions: new Map() }
  const forgetOldest = (kept: string) => {
    for (const [stream, { revisions }] of streams) {
      if (count <= most || stream === kept) return
      streams.delete(stream)
      count -= revisions.size
    }
  }

  return {
    of: knownOf,
    /** Adds events from a revision on, where the ids before are complete. `asOf`: when these were the last. */
    add: (stream: string, from: number, events: readonly Placed[], asOf: number): void => {
      const ids = knownOf(stream)
      if (from > ids.upTo + 1 || (ids.upTo < 0 && events.length === 0)) return
      streams.delete(stream)
      streams.set(stream, ids)
      const news = events.filter(({ revision }) => revision > ids.upTo)
      for (const { id, revision } of news) ids.revisions.set(id, revision)
      ids.upTo += news.length
      ids.asOf = Math.max(ids.asOf, asOf)
      count += news.length
      forgetOldest(stream)
    },
  }
}
