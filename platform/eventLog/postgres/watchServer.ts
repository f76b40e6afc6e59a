import { setTimeout as pause } from 'node:timers/promises'
import { HttpProblem } from '../../errors'

const askEveryMs = 100

export type ServerWatch = {
  /** The server was silent when it had to answer. */
  silent(): void
  isStill(): boolean
  /** Refuses at once while the server stands still. */
  refuseWhileStill(): void
  stop(): void
}

/** After a server's first silence nothing is asked of it until it answers again: nobody waits in vain. */
export function watchServer(ask: () => Promise<unknown>): ServerWatch {
  let still = false
  let stopped = false

  const untilItAnswers = async () => {
    while (still && !stopped) {
      try {
        await ask()
        still = false
      } catch {
        await pause(askEveryMs)
      }
    }
  }
  return {
    silent: () => {
      if (still) return
      still = true
      void untilItAnswers()
    },
    isStill: () => still,
    refuseWhileStill: () => {
      if (still) throw new HttpProblem(503, 'service.busy')
    },
    stop: () => {
      stopped = true
    },
  }
}
