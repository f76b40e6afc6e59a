import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 20

/** Adds up by how much this process comes too late for what it wants to do: that long the machine held it back. */
export function watchLateness() {
  let [lateMs, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) {
      const from = performance.now()
      await pause(lookEveryMs)
      lateMs += performance.now() - from - lookEveryMs
    }
  })()
  return {
    lateMs: () => lateMs,
    stop: () => {
      isOver = true
      return watching
    },
  }
}
