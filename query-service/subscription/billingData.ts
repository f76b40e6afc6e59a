import type { Billing } from '@prumo/contracts/subscription/billing'
import type { Query } from '../pipeline/query'

export const billingData: Query<'billingData'> = async (db, _, { actor: { organizationId } }) => {
  const found = await db('subscription_subscriptions')
    .where('organization_id', organizationId)
    .first<{ billing: Billing | null } | undefined>('billing')
  return { billing: found?.billing ?? null }
}
