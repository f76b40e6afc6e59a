import { daysLeft } from '../subscription/daysLeft'

const daysOfWarning = 8

/** How many days of the trial remain, once they are few; `undefined` outside a trial and before that. */
export function trialDaysLeft(payment: { code: string; endAt: string | null }, now: Date): number | undefined {
  if (!payment.code.includes('TRIAL') || !payment.endAt) return undefined
  const days = daysLeft(payment.endAt, now)
  return days < daysOfWarning ? days : undefined
}
