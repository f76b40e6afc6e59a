const everyMs = 1000

/** Tells, once a second, how much of so many events is done, and how fast that goes. */
export function progressOf(count: number, tell: (progress: string) => void) {
  const began = performance.now()
  let [done, toldAt] = [0, began]
  return (more: number): void => {
    done += more
    const now = performance.now()
    if (now - toldAt < everyMs) return
    toldAt = now
    const rate = Math.round((done * 1000) / (now - began))
    tell(`${done} of ${count} events (${Math.floor((100 * done) / count)} %), ${rate} a second`)
  }
}
