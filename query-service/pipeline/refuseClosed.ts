import type { Feature } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'

/** Refuses to hand out what cannot be handed out in part to whom something of it is closed. */
export function refuseClosed(needed: readonly Feature[], isClosed: (feature: Feature) => boolean): void {
  const lacking = needed.filter(isClosed)
  if (lacking.length > 0) throw new HttpProblem(403, 'access.contentClosed', { features: lacking })
}
