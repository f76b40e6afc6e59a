/** So many are named at the most, of what may be found without end. */
const mostNamed = 10_000

/** Instances of something that was looked for: all are counted, the first are named. */
export type Instances = {
  add(words: string): void
  count(): number
  named(): readonly string[]
}

export function openInstances(): Instances {
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
