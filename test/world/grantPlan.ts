import { codeOf } from '@prumo/command-service/subscription/subscriptionState'
import type { Seated } from '@prumo/contracts/organization/seats'
import { derivedId } from '@prumo/platform/ids'
import type { Person } from './person'
import type { World } from './world'

/** A plan with these seats, until long after the test, as the operator grants it. */
export async function grantPlan(
  { prumo }: Pick<World, 'prumo'>,
  { organizationId }: Pick<Person, 'organizationId'>,
  { plan, seats }: Seated,
): Promise<void> {
  const id = crypto.randomUUID()
  const cause = {
    organizationId,
    actor: { kind: 'system' },
    by: { kind: 'visitor' },
    origin: null,
    permissionBasis: 'system',
  } as const
  const endsAt = '2099-01-01T00:00:00.000Z'
  const granted = { organizationId, plan, seats, endsAt, code: codeOf(plan, organizationId), agreement: 'Teste' }
  const { runner } = prumo.commands
  await runner.runInternal({ type: 'GrantPlan', data: granted }, { id, ...cause })
  // Its policy grants them as well, a little later: whoever goes on at once has them already.
  const seated = { type: 'GrantSeats', data: { organizationId, plan, seats } }
  await runner.runInternal(seated, { id: derivedId(id, 'seats'), ...cause })
}
