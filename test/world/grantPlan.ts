import { codeOf } from '@prumo/command-service/subscription/subscriptionState'
import type { Seated } from '@prumo/contracts/organization/seats'
import { bySystem } from '../subscription/aPayment'
import type { Person } from './person'
import type { World } from './world'

/** A plan with these seats, until long after the test, as the operator grants it. */
export async function grantPlan(theWorld: World, who: Person, { plan, seats }: Seated): Promise<void> {
  const access = { code: codeOf(plan, who.organizationId), endsAt: '2099-01-01T00:00:00.000Z' }
  await bySystem(theWorld, who, 'GrantPlan', { ...access, plan, seats, agreement: 'Teste' })
  // It follows of itself, a little later: whoever goes on at once has them already.
  await bySystem(theWorld, who, 'GrantSeats', { plan, seats })
}
