const mostNamed = 20

/** What was found against an invariant: all are counted, the first are named. */
export type Violations = {
  add(words: string): void
  count(): number
  named(): readonly string[]
}

export function openViolations(): Violations {
  const named: string[] = []
  let count = 0
  return {
    add: (words) => {
      count++
      if (named.length < mostNamed) named.push(words)
    },
    count: () => count,
    named: () => named,
  }
}
