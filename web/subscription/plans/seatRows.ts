import { licences } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import { seatsOf } from '@prumo/contracts/organization/seats'

type Bought = Pick<Answer<'subscription'>, 'plan' | 'seats' | 'used'>

/** A licence: how many people hold it, and how many may; `null` where that is not limited. */
type SeatRow = { licence: (typeof licences)[number]; used: number; bought: number | null }

/** How many seats of each licence are used, of how many. */
export function seatRows({ plan, seats, used }: Bought): SeatRow[] {
  const bought = seatsOf(plan, seats)
  return licences.map((licence) => ({
    licence,
    used: used[licence] ?? 0,
    bought: Number.isFinite(bought[licence]) ? bought[licence] : null,
  }))
}
