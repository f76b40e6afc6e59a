import type { Seated } from '@prumo/contracts/organization/seats'
import { Refused } from '@prumo/platform/errors'
import type { Doing, Policy } from '../pipeline/policy'
import { subscription } from './subscription'

type OfOrganization = { data: { organizationId: string } }
type Bought = { data: Seated & { organizationId: string } }

/**
 * The organization has the seats of the plan that was paid or granted. What is booked is booked already by whoever
 * books it: this is for a booking that crossed with seats that were being granted.
 */
export const whenPlanChangesGrantSeats: Policy = {
  name: 'whenPlanChangesGrantSeats',
  on: {
    SubscriptionStarted: grant,
    SubscriptionRenewed: grant,
    SubscriptionEnlarged: grant,
    SubscriptionReduced: grant,
    PlanGranted: grant,
    PlanChangeBooked: rebook,
    PlanChangeWithdrawn: rebook,
    SubscriptionCancelled: rebook,
  },
}

async function grant(bought: Bought, doing: Doing): Promise<void> {
  const { organizationId, plan, seats } = bought.data
  await doing.perform({ type: 'GrantSeats', data: { organizationId, plan, seats } }, 'grant')
  await rebook(bought, doing)
}

/** Books what is booked now, or nothing. Whom somebody added meanwhile is not removed. */
async function rebook({ data: { organizationId } }: OfOrganization, { domain, perform }: Doing): Promise<void> {
  const { state } = await domain.aggregates.load(subscription, `subscription-${organizationId}`)
  if (!state?.booked) return void (await perform({ type: 'WithdrawSeatsBooking', data: { organizationId } }, 'unbook'))
  const { plan, seats } = state.booked
  try {
    await perform({ type: 'BookSeats', data: { organizationId, plan, seats } }, 'book')
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}
