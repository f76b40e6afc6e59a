import { graceDays } from '@prumo/contracts/subscription/grace'
import type { PaymentMethod } from '@prumo/contracts/subscription/payments'
import type { Opened, Paid, Payment } from '../subscription/subscriptionState'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A slip takes days to be paid and confirmed: so many days before the end of the period it is issued. */
const slipDays = 10
/** When the next period is charged, after the end of the last one: a card at once, and again while there is access. */
const triesAfterMs: Record<'card' | 'slip', readonly number[]> = {
  card: [0, 3 * dayMs, graceDays * dayMs - 2 * hourMs],
  slip: [-slipDays * dayMs],
}

type Renewed = Opened & { paid: Paid }

/** How the next period is paid: by the card that was kept at the gateway of the last payment, else by a slip. */
export const renewalMethod = ({ card, paid }: Renewed): Extract<PaymentMethod, 'card' | 'slip'> =>
  card && card.gateway === paid.gateway ? 'card' : 'slip'

/** The payments that were begun for the next period, the oldest first. */
export const renewalsOf = ({ payments, endsAt }: Opened): Payment[] =>
  [...payments.values()].filter(({ purpose, periodEndedAt }) => purpose === 'renew' && periodEndedAt === endsAt)

/** When the next period is charged the next time, and which number that try has; nothing where it is not any more. */
export function nextTry(state: Renewed): { at: string; number: number } | null {
  const begun = renewalsOf(state)
  const ms = triesAfterMs[renewalMethod(state)][begun.filter(({ isReplaced }) => !isReplaced).length]
  return ms === undefined ? null : { at: new Date(Date.parse(state.endsAt) + ms).toISOString(), number: begun.length }
}
