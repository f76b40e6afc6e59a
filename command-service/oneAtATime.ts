/** Runs what concerns the same name one after the other, and different names side by side. */
export function oneAtATime() {
  const tails = new Map<string, Promise<unknown>>()
  return <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const before = tails.get(name)
    const mine = before ? before.then(run, run) : run()
    const tail = mine.catch(() => {})
    tails.set(name, tail)
    tail.then(() => {
      if (tails.get(name) === tail) tails.delete(name)
    })
    return mine
  }
}
