import { quotas } from '@prumo/contracts/discussion/storage'
import type { Answer } from '@prumo/contracts/index'
import type { Order } from '@prumo/contracts/subscription/plans'

/** What is used and has no room in an order: so many people, or so many bytes. */
export type Misfit = { of: 'seats' | 'storage'; used: number; room: number }

/** Viewers take no seat. */
const seated = ['creator', 'editor', 'worker', 'apiIntegrator'] as const

/** How many of the people here take a seat of a plan that is sold. */
export const seatsTaken = ({ used }: Pick<Answer<'subscription'>, 'used'>): number =>
  seated.reduce((count, licence) => count + (used[licence] ?? 0), 0)

/** What does not fit into an order, as far as it is known here: whoever decides knows it for certain. */
export function misfits(subscription: Pick<Answer<'subscription'>, 'used' | 'storage'>, order: Order): Misfit[] {
  const room: Misfit[] = [
    { of: 'seats', used: seatsTaken(subscription), room: order.seats },
    { of: 'storage', used: subscription.storage.used, room: quotas[order.plan] },
  ]
  return room.filter((each) => each.used > each.room)
}
