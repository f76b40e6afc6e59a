import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpProblem } from '../errors'

export type RateLimits = {
  /** Any request of a signed-in person, or of an address nobody has signed in from. */
  request(who: string): Promise<void>
  /** A guess at a secret: by whom it is aimed at together with the address, and by address alone. */
  guess(account: string, address: string): Promise<void>
  /** A guess that was right takes the account's count back. */
  guessed(account: string, address: string): Promise<void>
}

type Options = {
  requestsPerMinute: number
  guessesPerAccount: number
  guessesPerNetwork: number
  /** What stands for an address where it is counted: addresses are personal data. */
  hash: (address: string) => string
}

const minutes = (count: number) => count * 60

/** Guesses are counted in the database, so that no restart and no second process gives a guesser a new start. */
export function openRateLimits(pool: Pool, limits: Options): RateLimits {
  const requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: minutes(1) })
  const stored = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
  const byAccount = stored('account', limits.guessesPerAccount, minutes(15))
  const byNetwork = stored('network', limits.guessesPerNetwork, minutes(60))

  return {
    request: (who) => within(() => requests.consume(who)),
    guess: (account, address) =>
      within(async () => {
        await byNetwork.consume(limits.hash(address))
        await byAccount.consume(`${account}|${limits.hash(address)}`)
      }),
    guessed: async (account, address) => void (await byAccount.delete(`${account}|${limits.hash(address)}`)),
  }
}

async function within(consume: () => Promise<unknown>): Promise<void> {
  try {
    await consume()
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new HttpProblem(429, 'request.tooMany', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
  }
}
