const [leastTurns, mostTurns] = [5, 40]
/** What runs for less than this is measured too badly to be compared. */
const leastMs = 2
/** Looking at everything once is 4; nothing that begins anew at each place comes below this. */
const clearlyOnce = 6

/**
 * How many times longer `work` takes with four times as much: about 4 where it looks at everything once, about 16 where
 * it begins anew at each place. The shortest of several turns counts, of more on a busy machine.
 */
export function growth(work: (length: number) => void, length: number): number {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const ratio = () => least[1] / Math.max(least[0], leastMs)
  for (let turn = 0; turn < leastTurns || (turn < mostTurns && ratio() > clearlyOnce); turn++) {
    least[0] = Math.min(
      least[0],
      timeOf(() => work(length)),
    )
    least[1] = Math.min(
      least[1],
      timeOf(() => work(4 * length)),
    )
  }
  return ratio()
}

function timeOf(work: () => void): number {
  const before = performance.now()
  work()
  return performance.now() - before
}
