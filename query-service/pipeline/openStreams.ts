const openPerPerson = 20

/** The open streams of each person. One too many ends the oldest. */
export function openStreams() {
  const open = new Map<string, Set<() => void>>()
  return {
    /** Adds a stream of a person by the function that ends it. Returns a function to call when it is closed. */
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
