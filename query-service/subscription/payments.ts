import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import type { Query } from '../pipeline/query'
import { paymentsOf } from './paymentsOf'

/** `next` is the place of the last payment of a page. */
export const payments: Query<'payments'> = async (db, { limit, after }, { actor: { organizationId } }) => {
  const before = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined
  const page = (await paymentsOf(db, organizationId)
    .select('position')
    .modify((query) => void (before !== undefined && query.where('position', '<', before)))
    .orderBy('position', 'desc')
    .limit(limit + 1)) as (PaymentSummary & { position: number })[]
  const shown = page.slice(0, limit)
  const counted = await db('subscription_payments')
    .where('organization_id', organizationId)
    .count<{ count: string }[]>('*')
  return {
    items: shown.map(({ position: _, ...payment }) => payment),
    total: Number(counted[0]?.count ?? 0),
    next: page.length > limit ? String(shown.at(-1)?.position) : null,
  }
}
