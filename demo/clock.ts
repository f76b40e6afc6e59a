/** A clock that is set to a moment of the story and goes on from it. It never goes back. */
export type StoryClock = { now: () => Date; set(moment: Date): void }

export function openClock(begin: Date): StoryClock {
  let [moment, setAt] = [begin.getTime(), performance.now()]
  const now = () => moment + performance.now() - setAt
  return {
    now: () => new Date(now()),
    set: (next) => {
      moment = Math.max(next.getTime(), now())
      setAt = performance.now()
    },
  }
}
