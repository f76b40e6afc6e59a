const positions = new Map<string, number>()
const listeners = new Set<() => void>()
let lowest: number | undefined

const settle = () => {
  const next = positions.size === 0 ? undefined : Math.min(...positions.values())
  if (next === lowest) return
  lowest = next
  for (const listener of listeners) listener()
}

/** Whether answers come from parked read models, and the lowest position at which one of these stands. */
export const outdatedAnswers = {
  at: () => lowest,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Takes in what the newest answer to this query says of itself: `null` where it is up to date. */
  note: (query: string, dataAsOf: string | null): void => {
    if (dataAsOf === null) positions.delete(query)
    else positions.set(query, Number(dataAsOf))
    settle()
  },
  /** Another screen asks for other things. */
  forget: (): void => {
    positions.clear()
    settle()
  },
}
