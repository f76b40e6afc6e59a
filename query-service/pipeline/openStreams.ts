const openPerPerson = 20

/** The streams that each person has open: one too many ends the oldest. */
export function openStreams() {
  const open = new Map<string, Set<() => void>>()
  return {
    /** Adds the stream of a person, told by how it is ended. Returns what to call when it is closed. */
    add: (userId: string, end: () => void): (() => void) => {
      const theirs = open.get(userId) ?? new Set()
      open.set(userId, theirs.add(end))
      const [oldest] = theirs
      if (theirs.size > openPerPerson && oldest) {
        theirs.delete(oldest)
        oldest()
      }
      return () => {
        theirs.delete(end)
        if (theirs.size === 0 && open.get(userId) === theirs) open.delete(userId)
      }
    },
  }
}
