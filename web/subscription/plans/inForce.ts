import type { Answer } from '@prumo/contracts/index'
import type { Order, SoldPlan } from '@prumo/contracts/subscription/plans'
import { soldPlans } from '@prumo/contracts/subscription/plans'

type Bought = Pick<
  Answer<'subscription'>,
  'plan' | 'period' | 'seats' | 'startsAt' | 'endsAt' | 'accessEndsAt' | 'isCancelled'
>

const isSoldPlan = (plan: string): plan is SoldPlan => (soldPlans as readonly string[]).includes(plan)

/** What is paid and goes on at this instant, which another order changes; `null` where the next one begins anew. */
export function inForce(subscription: Bought, at: string): (Order & { startsAt: string; endsAt: string }) | null {
  const { plan, period, seats, startsAt, endsAt, accessEndsAt, isCancelled } = subscription
  if (!isSoldPlan(plan) || period === null || startsAt === null || endsAt === null) return null
  const hasAccess = accessEndsAt !== null && Date.parse(accessEndsAt) > Date.parse(at)
  return hasAccess && !isCancelled ? { plan, period, seats, startsAt, endsAt } : null
}
