import { HttpProblem, Invalid, Refused } from '../errors'

/** How work ended, as a code. A refusal is an answer, not a failure. */
export function outcomeOf(error: unknown): { outcome: string; isFailure: boolean } {
  if (error instanceof Refused) return { outcome: error.code, isFailure: false }
  if (error instanceof HttpProblem) return { outcome: error.code, isFailure: error.status >= 500 }
  if (error instanceof Invalid) return { outcome: error.message, isFailure: false }
  return { outcome: error instanceof Error ? error.name : typeof error, isFailure: true }
}
