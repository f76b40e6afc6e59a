/** Calls that come at once are answered at once. */
const gatherMs = 500
/** It rests so many times as long as it worked: nobody’s questions wait for what nobody waits for. */
const [restsFor, mostRestMs] = [10, 10_000]

/** Does its work soon after it was called for, once for all calls, and again if it was called for meanwhile. */
export function gatheredWork(work: () => Promise<void>, failed: (error: unknown) => void) {
  let restMs = gatherMs
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  const begin = async () => {
    isWanted = false
    const begunAt = performance.now()
    working = work().catch(failed)
    await working
    restMs = Math.min(mostRestMs, Math.max(gatherMs, restsFor * (performance.now() - begunAt)))
    timer = undefined
    if (isWanted) soon()
  }
  const soon = () => {
    isWanted = true
    if (!isStopped) timer ??= setTimeout(() => void begin(), restMs)
  }
  return {
    soon,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return working
    },
  }
}
