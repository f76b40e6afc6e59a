import { codeOf } from '@prumo/command-service/subscription/subscriptionState'
import type { Seated } from '@prumo/contracts/organization/seats'
import { bySystem, type Running } from '../subscription/aPayment'
import type { Person } from './person'

/** A plan with these seats, until long after the test, as the operator grants it. */
export async function grantPlan(running: Running, who: Person, { plan, seats }: Seated): Promise<void> {
  const access = { code: codeOf(plan, who.organizationId), endsAt: '2099-01-01T00:00:00.000Z' }
  await bySystem(running, who, 'GrantPlan', { ...access, plan, seats, agreement: 'Teste' })
  // It follows of itself, a little later: whoever goes on at once has them already.
  await bySystem(running, who, 'GrantSeats', { plan, seats })
}
