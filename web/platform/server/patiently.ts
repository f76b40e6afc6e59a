import type { Failure } from './failure'
import { underWay } from './underWay'

/** Nobody looks at an empty screen for longer before they are told. */
const longestSeconds = 5

/** Asks; where too much is asked for at once and its turn comes soon, asks once more when the server says. */
export const patiently = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  underWay.until(
    ask().catch(async (failure: Failure) => {
      const seconds = Number(failure.details?.retryAfterSeconds)
      if (failure.status !== 429 || !(seconds <= longestSeconds)) throw failure
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      return ask()
    }),
  )
