import { setTimeout as pause } from 'node:timers/promises'
import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import { HttpProblem } from '@prumo/platform/errors'

/** With what the database may take besides, an answer or a refusal still comes within five seconds. */
const longestWaitMs = 1500

/**
 * Work that takes long, one after another for each person: nobody takes the turn of everybody else. Whoever has waited
 * too long is refused (503), and what they wanted is not begun.
 */
export function longTurns() {
  const inTurn = oneAtATime()
  return async <Answer>(personId: string, work: () => Promise<Answer>): Promise<Answer> => {
    let isRefused = false
    const begun = new AbortController()
    const turn = inTurn(personId, async () => {
      if (isRefused) throw busy()
      begun.abort()
      return work()
    })
    const late = pause(longestWaitMs, undefined, { signal: begun.signal }).then(
      () => {
        isRefused = true
        throw busy()
      },
      () => turn,
    )
    return Promise.race([turn, late])
  }
}

const busy = () => new HttpProblem(503, 'service.busy')
