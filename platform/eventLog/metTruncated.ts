import { StreamTruncated } from './eventLog'

const mostKept = 100

/** Remembers the first streams that were met truncated, for whoever asks how things stand. */
export function metTruncated() {
  const streams = new Set<string>()
  return {
    streams: (): readonly string[] => [...streams],
    /** The same, with what it fails of looked at. */
    noting: async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      try {
        return await work
      } catch (error) {
        if (error instanceof StreamTruncated && streams.size < mostKept) streams.add(error.stream)
        throw error
      }
    },
  }
}
