import type { Problem } from '@prumo/contracts/index'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { HttpProblem } from '../errors'

/** Whether something that is counted is still within its limit. */
export async function isWithinLimit(consume: () => Promise<unknown>): Promise<boolean> {
  try {
    await consume()
    return true
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return false
  }
}

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
