import type { RecordedEvent } from '../eventLog'

const mostIds = 200_000

/** The ids in a stream from its first event on, with their revisions, and how far that goes. */
export type KnownIds = { upTo: number; revisions: Map<string, number> }

/**
 * The event ids of the streams that are in use: the server finds no event by its id, and takes one a second time where the stream is as expected.
 * What has been unused for longest is forgotten.
 */
export function streamIds() {
  const streams = new Map<string, KnownIds>()
  let count = 0

  const forgetOldest = (kept: string) => {
    for (const [stream, { revisions }] of streams) {
      if (count <= mostIds || stream === kept) return
      streams.delete(stream)
      count -= revisions.size
    }
  }

  return {
    of: (stream: string): KnownIds => streams.get(stream) ?? { upTo: -1, revisions: new Map() },
    /** Adds what goes on where the stream's ids are known up to; what is known already is no news. */
    add: (stream: string, events: readonly Pick<RecordedEvent, 'id' | 'revision'>[]): void => {
      const known = streams.get(stream) ?? { upTo: -1, revisions: new Map() }
      const news = events.filter(({ revision }) => revision > known.upTo)
      if (news[0]?.revision !== known.upTo + 1) return
      streams.delete(stream)
      streams.set(stream, known)
      for (const { id, revision } of news) known.revisions.set(id, revision)
      known.upTo += news.length
      count += news.length
      forgetOldest(stream)
    },
  }
}
