/** By how much a value changed on a day. */
export type Recorded = { readonly on: string; readonly change: number }

/** What changes, in the order of their days, come to by the end of a day, in units of so many of theirs. */
export function recordedSum(changes: readonly Recorded[], unit = 1): (on: string) => number {
  const sums = [0]
  for (const { change } of changes) sums.push((sums.at(-1) ?? 0) + change)
  return (on) => {
    let [low, high] = [0, changes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((changes[middle]?.on ?? '') <= on) low = middle + 1
      else high = middle
    }
    return (sums[low] ?? 0) / unit
  }
}
