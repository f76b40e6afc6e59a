import { Refused } from '@prumo/platform/errors'
import { enlargedEvents } from './enlargedEvents'
import { dueFor, dueToRenew } from './orderRules'
import { confirmedEvents, isMore, outcomeEvents } from './paymentRules'
import { refundDue, takenBack } from './refundRules'
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
  | 'AnswerDecision'

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
    const accepted = { type: 'TermsAccepted', data: { organizationId, ...terms } } as const
    const { way: purpose, credit } = due
    // The days that are left cost less than a cent: there is nothing that a gateway could take.
    if (cents === 0) return [accepted, ...enlargedEvents(state, { organizationId, order, paymentId: null })]
    const least = offered.leastCents[method]
    if (cents < least) throw new Refused('payment.tooLittle', { cents: least })
    const attempt = { organizationId, paymentId, purpose, ...order, cents, currency, credit, method }
    return [accepted, { type: 'PaymentAttempted', data: { ...attempt, gateway: offered.name } }]
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
    if (!due || !state.paid || state.isCancelled || state.ended !== null || state.payments.has(paymentId)) return []
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
    if (!payment.isFlagged && !isOpen(payment)) return refuseUnlessSo(payment, outcome)
    const settled = { type: 'PaymentSettled', data: { organizationId, paymentId, outcome, reason } } as const
    const failed = { organizationId, paymentId, outcome: 'refused', because: 'settled' }
    if (outcome === 'refused') return [settled, { type: 'PaymentFailed', data: failed }]
    if (payment.purpose === 'upgrade' && !isMore(payment, paidAt(state, at))) throw new Refused('subscription.notMore')
    return [settled, ...confirmedEvents({ organizationId, payment, state, at }, { paidAt: at, card: null })]
  },

  CreditPayment: ({ organizationId, paymentId, reason }, before) => {
    const state = opened(before)
    const due = refundDue(state, paymentId)
    if (!due) return []
    const owed = { organizationId, paymentId, cents: due.cents + due.credit, currency: due.currency, reason }
    const of = { organizationId, payment: paymentOf(state, paymentId), state }
    return [{ type: 'PaymentCredited', data: owed }, ...takenBack(of, 'credited')]
  },

  AnswerDecision: (data) => [
    { type: 'OperatorDecisionAnswered', data: { ...data, outcome: data.refusal ? 'refused' : 'carriedOut' } },
  ],
}

/** Nothing is in doubt: what stands so already changes nothing, and nothing else is taken. */
function refuseUnlessSo({ state, received }: Payment, outcome: 'paid' | 'refused'): [] {
  const isPaid = state === 'paid' && received !== null
  const isFailed = state === 'refused' || state === 'cancelled' || state === 'expired'
  if (outcome === 'paid' ? !isPaid : !isFailed) throw new Refused('payment.notOpen')
  return []
}

/** The same again changes nothing; under an id that is taken, something else is refused. */
function refuseOther(begun: Payment, order: Partial<Payment>): [] {
  const names = Object.keys(order) as (keyof Payment)[]
  if (names.some((name) => begun[name] !== order[name])) throw new Refused('payment.idTaken')
  return []
}

/** One payment at a time, so that nothing is paid twice; and no more of them than a person tries. */
function refuseBeside(state: Opened, at: string): void {
  const underWay = state.payments.find((payment) => isOpen(payment) && !goesOnByItself(state, payment, at))
  if (underWay) throw new Refused('payment.underWay', { paymentId: underWay.paymentId })
  const since = Date.parse(at) - hourMs
  if (state.payments.count(({ attemptedAt }) => Date.parse(attemptedAt) > since) >= mostAnHour)
    throw new Refused('payment.tooMany')
}

/** A renewal that goes on by itself stands in nobody’s way while there is access. */
const goesOnByItself = (state: Opened, payment: Payment, at: string) =>
  payment.purpose === 'renew' && paidAt(state, at) !== null
