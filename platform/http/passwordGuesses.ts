import type { Pool } from 'pg'
import { oneAtATime } from '../concurrency/oneAtATime'
import { storedLimit } from './storedLimit'
import { withinLimit } from './withinLimit'

type Options = { perPlace: number; perHour: number }

const minute = 60
const [quarter, hour, month] = [15 * minute, 60 * minute, 30 * 24 * 60 * minute]
const [firstPause, longestPause] = [minute / 2, quarter]

/** Counts guesses at an account's password by the place they come from and, slowly, over all places. */
export function passwordGuesses(pool: Pool, { perPlace, perHour }: Options) {
  const perAddress = storedLimit(pool, 'account', perPlace, quarter)
  const everywhere = storedLimit(pool, 'wrong', perHour, hour)
  const pauses = storedLimit(pool, 'pause', 1, longestPause)
  const provenPlaces = storedLimit(pool, 'place', 1, month)

  // A count that is taken back after the pause has begun would let further guesses through.
  const inTurn = oneAtATime()

  /** Beyond the limit, each guess starts a pause, each longer than the last. Nobody can lock others out for good. */
  const slowDown = (account: string): Promise<void> => inTurn(account, () => countGuess(account))

  async function countGuess(account: string): Promise<void> {
    const { consumedPoints } = await everywhere.penalty(account)
    if (consumedPoints < perHour) return
    const customDuration = Math.min(longestPause, firstPause * 2 ** (consumedPoints - perHour))
    try {
      await pauses.consume(account, 1, { customDuration })
    } catch (pause) {
      await everywhere.reward(account)
      throw pause
    }
    await everywhere.set(account, consumedPoints, hour)
  }

  return {
    guess: (account: string, place: string) =>
      withinLimit(async () => {
        await perAddress.consume(`${account}|${place}`)
        // Who has signed in from a place before is not kept out by strangers elsewhere.
        if ((await provenPlaces.get(`${account}|${place}`)) === null) await slowDown(account)
      }),

    guessedRight: async (account: string, place: string): Promise<void> => {
      await Promise.all([
        perAddress.delete(`${account}|${place}`),
        everywhere.delete(account),
        pauses.delete(account),
        provenPlaces.set(`${account}|${place}`, 1, month),
      ])
    },
  }
}
