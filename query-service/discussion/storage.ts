import { quotas } from '@prumo/contracts/discussion/storage'
import { planOf } from '@prumo/contracts/subscription/subscription'
import type { Query } from '../pipeline/query'

type Taken = { used: number; files: number }

export const storage: Query<'storage'> = async (db, _, { actor: { organizationId } }) => {
  const here = { organization_id: organizationId }
  const taken = await db('discussion_storage').where(here).first<Taken | undefined>('used', 'files')
  const paid = await db('subscription_subscriptions').where(here).first<{ code: string } | undefined>('code')
  const quota = quotas[planOf(paid?.code ?? '')]
  const used = taken?.used ?? 0
  return { used, quota, available: Math.max(0, quota - used), files: taken?.files ?? 0 }
}
