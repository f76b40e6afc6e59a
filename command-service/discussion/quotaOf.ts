import { quotaOfPlans } from '@prumo/contracts/discussion/storage'
import { planOf } from '@prumo/contracts/subscription/subscription'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { subscription } from '../subscription/subscription'

/** How many bytes an organization may keep. */
export async function quotaOf(aggregates: Aggregates, organizationId: string): Promise<number> {
  const { state } = await aggregates.load(subscription, `subscription-${organizationId}`)
  return quotaOfPlans(planOf(state?.code ?? ''), state?.booked?.plan)
}
