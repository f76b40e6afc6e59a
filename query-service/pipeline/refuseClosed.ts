import type { Feature } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'

/** Refuses what is only given as a whole to who may not see all of it. */
export function refuseClosed(needed: readonly Feature[], isClosed: (feature: Feature) => boolean): void {
  const lacking = needed.filter(isClosed)
  if (lacking.length > 0) throw new HttpProblem(403, 'access.contentClosed', { features: lacking })
}
