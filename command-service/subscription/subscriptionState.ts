import type { Billing } from '@prumo/contracts/subscription/billing'
import { accessEndsAt } from '@prumo/contracts/subscription/grace'
import { type Card, openStates, type PaymentState } from '@prumo/contracts/subscription/payments'
import type { Order } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { Refused } from '@prumo/platform/errors'
import type { Map as PersistentMap } from 'immutable'

/** Money that came for a payment, and what came off of it for that. */
export type Received = { cents: number; currency: string; credit: number }
type KeptCard = Card & { reference: string; gateway: string }
export type Payment = Order & {
  paymentId: string
  purpose: string
  cents: number
  currency: string
  /** What came off of it. */
  credit: number
  method: string
  gateway: string
  state: PaymentState
  attemptedAt: string
  reference: string | null
  /** When what was paid would have ended as it was begun: an upgrade costs the days left until then. */
  periodEndedAt: string
  /** When the plan was granted that there was as it was begun. */
  grantedAt: string | null
  /** Money came for it that was not asked for like this. */
  isFlagged: boolean
  /** The last day on which what was issued may be paid. */
  payableUntil: string | null
  confirmedAt: string | null
  /** What the next period costs has changed since: another one takes its place. */
  isReplaced: boolean
  /** What came for it and did not go back. */
  received: Received | null
  /** It is owed, since it cannot go back. */
  isCredited: boolean
  /** As what the operator settled it. */
  settledAs: string | null
}
/** What is paid for the period that is running. */
export type Paid = Order & {
  cents: number
  currency: string
  startsAt: string
  /** From where periods are counted. */
  countedFrom: string
  gateway: string
  paymentId: string
  /** Each upgrade within the period, and what it enlarged. */
  enlarged: readonly { paymentId: string; from: Order & { code: string } }[]
}
export type Subscription =
  | {
      code: string
      endsAt: string
      paid: Paid | null
      /** What the operator granted, and when. */
      granted: { plan: string; seats: number; at: string } | null
      booked: Order | null
      isCancelled: boolean
      /** Why there is no access any more, whatever was paid. */
      ended: string | null
      endedAt: string | null
      billing: Billing | null
      hasBilling: boolean
      card: KeptCard | null
      /** Cents that are owed, and come off the next payment. */
      credit: number
      payments: PersistentMap<string, Payment>
      /** The requests for a budget. */
      budgets: readonly string[]
    }
  | undefined
export type Opened = NonNullable<Subscription>

export function opened(state: Subscription): Opened {
  if (!state) throw new Refused('organization.unknown')
  return state
}

export function paymentOf(state: Opened, paymentId: string): Payment {
  const payment = state.payments.get(paymentId)
  if (!payment) throw new Refused('payment.unknown')
  return payment
}

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => openStates.includes(state)

/** Until when there is access, by what was paid or granted. */
const accessEndOf = ({ endsAt, paid, isCancelled }: Pick<Opened, 'endsAt' | 'paid' | 'isCancelled'>): string =>
  accessEndsAt({ endsAt, isRenewed: paid !== null && !isCancelled })

const hasAccess = (state: Opened, at: string): boolean =>
  state.ended === null && Date.parse(accessEndOf(state)) > Date.parse(at)

/** What is paid, where that is still in force. */
export const paidAt = (state: Opened, at: string): Paid | null => (hasAccess(state, at) ? state.paid : null)

/** The payment information of a session at this instant. */
export const premiumAt = (state: Subscription, at: string) => ({
  premium: state !== undefined && hasAccess(state, at),
  code: state?.code ?? '',
  endAt: state?.endsAt ?? null,
})

export const orderOf = ({ plan, period, seats }: Order): Order => ({ plan, period, seats })

/** The code of what an organization has: its plan, and a sign of the organization. */
export const codeOf = (plan: string, organizationId: string): string =>
  `${plan.toUpperCase()}-${organizationId.slice(0, 8).toUpperCase()}`

export type DataOf<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>['data']
