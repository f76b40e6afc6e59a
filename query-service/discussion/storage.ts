import { quotaOfPlans } from '@prumo/contracts/discussion/storage'
import type { Order } from '@prumo/contracts/subscription/plans'
import { planOf } from '@prumo/contracts/subscription/subscription'
import type { Query } from '../pipeline/query'

type Taken = { used: number; files: number }
type Bought = { code: string; booked: Order | null }

export const storage: Query<'storage'> = async (db, _, { actor: { organizationId } }) => {
  const inOrganization = { organization_id: organizationId }
  const taken = await db('discussion_storage').where(inOrganization).first<Taken | undefined>('used', 'files')
  const bought = await db('subscription_subscriptions')
    .where(inOrganization)
    .first<Bought | undefined>('code', 'booked')
  const quota = quotaOfPlans(planOf(bought?.code ?? ''), bought?.booked?.plan)
  const used = taken?.used ?? 0
  return { used, quota, available: Math.max(0, quota - used), files: taken?.files ?? 0 }
}
