import { features, type User } from '@prumo/contracts/access'
import type { SessionAnswer } from '@prumo/contracts/identity/calls'
import { HttpProblem } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import { subscription } from '../subscription/subscription'
import { premiumAt } from '../subscription/subscriptionState'
import { account } from './account'
import { actorOf } from './actorOf'

type Person = { userId: string; organizationId: string }

export async function sessionAnswer(
  { aggregates, now }: Domain,
  { userId, organizationId }: Person,
  sessionRef: string,
): Promise<SessionAnswer> {
  const at = now().toISOString()
  const user = await actorOf(aggregates, userId, organizationId, at)
  const { state } = await aggregates.load(account, `account-${userId}`)
  const { state: paid } = await aggregates.load(subscription, `subscription-${organizationId}`)
  if (!user || !state) throw new HttpProblem(401, 'access.signIn')
  return {
    token: sessionRef,
    profile: profileOf(user),
    userEmail: state.person?.email ?? '',
    paymentInfo: premiumAt(paid, at),
    functionalities: features.map((feature) => ({
      functionality: feature,
      permission: user.administrator ? 'totalControl' : user.rights[feature],
    })),
  }
}

/** 1 is a worker and 0 an integrator, by the specification; everyone else is named by the account's id. */
const profileOf = ({ licence, userId }: User): SessionAnswer['profile'] =>
  licence === 'worker' ? 1 : licence === 'apiIntegrator' ? 0 : userId
