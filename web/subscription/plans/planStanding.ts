import type { Answer } from '@prumo/contracts/index'

type Bought = Pick<Answer<'subscription'>, 'plan' | 'period' | 'endsAt' | 'accessEndsAt' | 'isCancelled'>

/** How a plan stands, by the word of its sentence, and the instant that the sentence names. */
type PlanStanding = {
  word: 'none' | 'trialEnded' | 'trialUntil' | 'ended' | 'grantedUntil' | 'overdue' | 'cancelled' | 'paidUntil'
  until: string | null
}

/** How the plan stands at this instant. */
export function planStanding({ plan, period, endsAt, accessEndsAt, isCancelled }: Bought, at: string): PlanStanding {
  if (endsAt === null || accessEndsAt === null) return { word: 'none', until: null }
  const isOver = (instant: string) => Date.parse(instant) <= Date.parse(at)
  if (plan === 'trial') return { word: isOver(endsAt) ? 'trialEnded' : 'trialUntil', until: endsAt }
  if (isOver(accessEndsAt)) return { word: 'ended', until: accessEndsAt }
  if (isCancelled) return { word: 'cancelled', until: endsAt }
  if (period === null) return { word: 'grantedUntil', until: endsAt }
  return isOver(endsAt) ? { word: 'overdue', until: accessEndsAt } : { word: 'paidUntil', until: endsAt }
}
