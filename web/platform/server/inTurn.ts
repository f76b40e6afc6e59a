const latest = new Map<string, Promise<unknown>>()

/**
 * Sends what is about the same thing one after another: each was meant for what the one before leaves, and the network
 * keeps no order. What is alone goes at once.
 */
export function inTurn<Value>(about: string, act: () => Promise<Value>): Promise<Value> {
  const before = latest.get(about)
  const turn = before ? before.then(act, act) : act()
  latest.set(about, turn)
  const end = () => {
    if (latest.get(about) === turn) latest.delete(about)
  }
  turn.then(end, end)
  return turn
}
