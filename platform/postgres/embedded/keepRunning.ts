import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './isAlive'

type Running = { pid: number; port: number }

type Kept = {
  /** The one that serves now. */
  pid(): number
  /** Looks no more, once a start that is under way has ended. */
  stop(): Promise<void>
}

export type Watch = {
  /** Told when it has died and is started again, how often that was. */
  died(times: number): void
  /** It died too often, or does not start, or not where everybody looks for it: this process had better end. */
  lost(why: string): void
}

const lookEveryMs = 500
/** So many deaths within so long are no accidents any more. */
const [mostDeaths, withinMs] = [5, 10 * 60_000]

/** Starts a Postgres again, on the same port, whenever it has died under us. */
export function keepRunning(first: Running, start: (port: number) => Promise<Running>, watch: Watch): Kept {
  let running = first
  let isStopped = false
  const deaths: number[] = []
  const waking = new AbortController()

  const startAgain = async () => {
    deaths.push(performance.now())
    const recent = deaths.filter((at) => performance.now() - at < withinMs).length
    if (recent > mostDeaths) throw new Error(`it died ${recent} times within ten minutes`)
    watch.died(recent)
    const { port } = running
    running = await start(port)
    if (running.port !== port) throw new Error(`port ${port} was taken meanwhile`)
  }

  const looking = (async () => {
    while (!isStopped) {
      await delay(lookEveryMs, undefined, { ref: false, signal: waking.signal }).catch(() => {})
      if (isStopped || isAlive(running.pid)) continue
      try {
        await startAgain()
      } catch (error) {
        watch.lost(String((error as Error).message))
        return
      }
    }
  })()

  return {
    pid: () => running.pid,
    stop: () => {
      isStopped = true
      waking.abort()
      return looking
    },
  }
}
