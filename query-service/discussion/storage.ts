import { quotas } from '@prumo/contracts/discussion/storage'
import { planOf } from '@prumo/contracts/subscription/subscription'
import type { Query } from '../pipeline/query'

type Taken = { used: number; files: number }

export const storage: Query<'storage'> = async (db, _, { actor: { organizationId } }) => {
  const inOrganization = { organization_id: organizationId }
  const taken = await db('discussion_storage').where(inOrganization).first<Taken | undefined>('used', 'files')
  const paid = await db('subscription_subscriptions').where(inOrganization).first<{ code: string } | undefined>('code')
  const quota = quotas[planOf(paid?.code ?? '')]
  const used = taken?.used ?? 0
  return { used, quota, available: Math.max(0, quota - used), files: taken?.files ?? 0 }
}
