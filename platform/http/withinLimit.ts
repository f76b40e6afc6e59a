import type { Problem } from '@prumo/contracts/index'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { HttpProblem } from '../errors'

/** Throws what says when to come back, once something is counted beyond its limit. */
export async function withinLimit(
  consume: () => Promise<unknown>,
  code: Problem = 'request.tooMany',
  details: Record<string, unknown> = {},
): Promise<void> {
  try {
    await consume()
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new HttpProblem(429, code, { ...details, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
  }
}
