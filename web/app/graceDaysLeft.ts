import { accessEndsAt } from '@prumo/contracts/subscription/grace'
import { daysLeft } from '../subscription/daysLeft'

type Payment = { premium: boolean; code: string; endAt: string | null }

/** How many days there is access still, once a period is over and the next one is not paid; otherwise `undefined`. */
export function graceDaysLeft({ premium, code, endAt }: Payment, now: Date): number | undefined {
  if (!premium || code.includes('TRIAL') || !endAt || Date.parse(endAt) > now.getTime()) return undefined
  return daysLeft(accessEndsAt({ endsAt: endAt, isRenewed: true }), now)
}
