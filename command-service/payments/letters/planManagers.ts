import { hasRight } from '@prumo/contracts/access'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { planNeed } from '@prumo/contracts/subscription/subscription'
import { account } from '../../identity/account'
import { actorOf } from '../../identity/actorOf'
import { provenAddress } from '../../identity/provenAddress'
import { company } from '../../organization/company'
import type { Domain } from '../../pipeline/domain'

type Manager = { userId: string; email: string; language: Language }

/** Whoever may manage the plan: the main administrator, unless they were erased or never proved their address. */
export async function planManagers(
  { aggregates, now }: Pick<Domain, 'aggregates' | 'now'>,
  organizationId: string,
): Promise<Manager[]> {
  const { state: organization } = await aggregates.load(company, `organization-${organizationId}`)
  if (!organization) return []
  const userId = organization.administratorId
  const actor = await actorOf(aggregates, userId, organizationId, now().toISOString())
  const { state } = await aggregates.load(account, `account-${userId}`)
  const email = provenAddress(state)
  if (!actor || !hasRight(actor, planNeed).allowed || !state || !email) return []
  return [{ userId, email, language: state.language }]
}
