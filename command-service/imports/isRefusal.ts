import { HttpProblem, Refused } from '@prumo/platform/errors'

/** Whether it stays refused, however often it is tried. A service that is busy, or lacks something, may do it later. */
export const isRefusal = (error: unknown): error is Refused | HttpProblem =>
  error instanceof Refused || (error instanceof HttpProblem && error.status < 500)
