/**
 * In which order those who come together have their turns: each once in a round. Whoever comes anew comes in the round
 * that is under way, so that nobody who has had a turn in it goes before them.
 */
export function openRounds<Name>() {
  const next = new Map<Name, number>()
  let underWay = 0
  return {
    join: (name: Name): void => {
      if (!next.has(name)) next.set(name, underWay)
    },
    leave: (name: Name): void => void next.delete(name),
    inTurn: (): Name[] => [...next].sort(([, first], [, second]) => first - second).map(([name]) => name),
    took: (name: Name): void => {
      underWay = Math.max(underWay, next.get(name) ?? underWay)
      next.delete(name)
      next.set(name, underWay + 1)
    },
  }
}
