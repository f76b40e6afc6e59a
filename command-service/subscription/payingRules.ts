import { Refused } from '@prumo/platform/errors'
import { dueFor, dueToRenew } from './orderRules'
import { confirmedEvents, outcomeEvents } from './paymentRules'
import type { Rules } from './subscriptionCommands'
import { isOpen, type Opened, opened, orderOf, type Payment, paidAt, paymentOf } from './subscriptionState'

/** So many payments somebody may begin within an hour: more of them try cards that are not theirs. */
const mostAnHour = 5
const hourMs = 3_600_000

/** Why an order is none. */
const refusals = {
  unsold: 'subscription.seatsNotSold',
  same: 'subscription.nothingChanges',
  book: 'subscription.notMore',
} as const

type Paying =
  | 'OrderPlan'
  | 'ChangePaymentCard'
  | 'AttemptRenewal'
  | 'NoteOpened'
  | 'NoteOutcome'
  | 'WithdrawPayment'
  | 'SettlePayment'
  | 'CreditPayment'

export const payingRules: Rules<Paying> = {
  OrderPlan: ({ organizationId, paymentId, method, cents, currency, offered, terms, ...bought }, before, { at }) => {
    const state = opened(before)
    const order = orderOf(bought)
    const begun = state.payments.get(paymentId)
    if (begun) return refuseOther(begun, { ...order, cents, method })
    if (!offered) throw new Refused('payment.gatewayUnavailable')
    if (!offered.methods.includes(method)) throw new Refused('payment.methodNotTaken')
    if (!bought.isEmailProven) throw new Refused('subscription.emailUnproven')
    if (!state.hasBilling) throw new Refused('subscription.billingMissing')
    refuseBeside(state, at)
    const due = dueFor(state, order, bought.prices, at)
    if (!('cents' in due)) throw new Refused(refusals[due.way])
    if (due.cents !== cents) throw new Refused('payment.priceChanged', { cents: due.cents })
    const { way: purpose, credit } = due
    const attempt = { organizationId, paymentId, purpose, ...order, cents, currency, credit, method }
    return [
      { type: 'TermsAccepted', data: { organizationId, ...terms } },
      { type: 'PaymentAttempted', data: { ...attempt, gateway: offered.name } },
    ]
  },

  ChangePaymentCard: ({ organizationId, paymentId, offered }, before, { at }) => {
    const state = opened(before)
    if (state.payments.has(paymentId)) return refuseOther(paymentOf(state, paymentId), { purpose: 'card' })
    if (!offered?.methods.includes('card')) throw new Refused('payment.gatewayUnavailable')
    const { paid } = state
    if (!paid) throw new Refused('subscription.notPaid')
    refuseBeside(state, at)
    const attempt = { organizationId, paymentId, purpose: 'card', ...orderOf(paid), cents: 0, credit: 0 }
    return [
      {
        type: 'PaymentAttempted',
        data: { ...attempt, currency: paid.currency, method: 'card', gateway: offered.name },
      },
    ]
  },

  AttemptRenewal: ({ organizationId, paymentId, method, gateway, prices }, before) => {
    const state = opened(before)
    const due = dueToRenew(state, prices)
    if (!due || !state.paid || state.payments.has(paymentId)) return []
    const { currency } = state.paid
    const attempt = { organizationId, paymentId, purpose: 'renew', ...due, currency, method, gateway }
    return [{ type: 'PaymentAttempted', data: attempt }]
  },

  NoteOpened: ({ organizationId, paymentId, reference, expiresAt }, before) => {
    const payment = paymentOf(opened(before), paymentId)
    if (payment.reference === reference) return []
    return [{ type: 'PaymentOpened', data: { organizationId, paymentId, reference, expiresAt } }]
  },

  NoteOutcome: ({ organizationId, paymentId, outcome }, before, { at }) => {
    const state = opened(before)
    return outcomeEvents({ organizationId, payment: paymentOf(state, paymentId), state, at }, outcome)
  },

  WithdrawPayment: ({ organizationId, paymentId }, before) => {
    const payment = paymentOf(opened(before), paymentId)
    if (payment.state === 'cancelled') return []
    if (!isOpen(payment)) throw new Refused('payment.notOpen')
    return [{ type: 'PaymentFailed', data: { organizationId, paymentId, outcome: 'cancelled', because: 'withdrawn' } }]
  },

  SettlePayment: ({ organizationId, paymentId, outcome, reason }, before, { at }) => {
    const state = opened(before)
    const payment = paymentOf(state, paymentId)
    const settled = { type: 'PaymentSettled', data: { organizationId, paymentId, outcome, reason } } as const
    if (!payment.isFlagged && !isOpen(payment)) return []
    if (outcome === 'paid')
      return [settled, ...confirmedEvents({ organizationId, payment, state, at }, { paidAt: at, card: null })]
    const failed = { organizationId, paymentId, outcome: 'refused', because: 'settled' }
    return isOpen(payment) ? [settled, { type: 'PaymentFailed', data: failed }] : [settled]
  },

  CreditPayment: ({ organizationId, paymentId, cents, reason }, before) => {
    const { currency } = paymentOf(opened(before), paymentId)
    return [{ type: 'PaymentCredited', data: { organizationId, paymentId, cents, currency, reason } }]
  },
}

/** The same again changes nothing; under an id that is taken, something else is refused. */
function refuseOther(begun: Payment, order: Partial<Payment>): [] {
  const names = Object.keys(order) as (keyof Payment)[]
  if (names.some((name) => begun[name] !== order[name])) throw new Refused('payment.idTaken')
  return []
}

/** One payment at a time, so that nothing is paid twice; and no more of them than a person tries. */
function refuseBeside(state: Opened, at: string): void {
  const underWay = state.payments.find((payment) => isOpen(payment) && !isLate(state, payment, at))
  if (underWay) throw new Refused('payment.underWay', { paymentId: underWay.paymentId })
  const since = Date.parse(at) - hourMs
  if (state.payments.count(({ attemptedAt }) => Date.parse(attemptedAt) > since) >= mostAnHour)
    throw new Refused('payment.tooMany')
}

/** A renewal that goes on by itself stands in nobody’s way while there is access. */
const isLate = (state: Opened, payment: Payment, at: string) =>
  payment.purpose === 'renew' && paidAt(state, at) !== null
