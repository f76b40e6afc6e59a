const everyMs = 1000

/** Tells once a second how much is done, and how many events a second that is. A step is an event by default. */
export function progressOf(way: number, tell: (progress: string) => void) {
  const began = performance.now()
  let [events, gone, toldAt] = [0, 0, began]
  return (more: number, steps = more): void => {
    events += more
    gone += steps
    const now = performance.now()
    if (now - toldAt < everyMs) return
    toldAt = now
    const rate = Math.round((events * 1000) / (now - began))
    tell(`${events} events (${percentOf(gone, way)} %), ${rate} a second`)
  }
}

/** A log that grows while it is read is longer than was thought. */
const percentOf = (gone: number, way: number) => Math.floor((100 * Math.min(gone, way)) / Math.max(1, way))
