import { backOff } from '../../concurrency/backOff'

const tries = 5
const growth = { firstMs: 50, factor: 4 }
const longestPauseMs = 3200
const givenUpAfterMs = 12_000

/** gRPC's codes that may pass: cancelled, deadline exceeded, aborted, internal (stream reset), unavailable. */
const passing = new Set([1, 4, 10, 13, 14])

/** No answer came in time: whether it was done nobody knows. */
export class NoAnswer extends Error {
  constructor(what: string) {
    super(`no answer to ${what}`)
    this.name = 'NoAnswer'
  }
}

/** Retries what failed for a reason that may pass, after a random pause. The attempt must be idempotent. */
export async function persistently<Answer>(attempt: () => Promise<Answer>, isClosed: () => boolean): Promise<Answer> {
  const end = Date.now() + givenUpAfterMs
  const pauses = backOff(longestPauseMs, undefined, growth)
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (!mayPass(error) || isClosed() || tried === tries || Date.now() > end) throw error
      await pauses.wait()
    }
  }
}

type Failure = { code?: unknown; type?: unknown; metadata?: { get?(key: string): unknown[] } }

function mayPass(error: unknown): boolean {
  const { code, type, metadata } = error as Failure
  const isNotLeader = type === 'not-leader' || metadata?.get?.('exception')[0] === 'not-leader'
  return error instanceof NoAnswer || isNotLeader || passing.has(code as number)
}
