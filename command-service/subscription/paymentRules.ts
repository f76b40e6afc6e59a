import type { PaymentReason } from '@prumo/contracts/subscription/paymentReasons'
import type { PaymentState } from '@prumo/contracts/subscription/payments'
import { periodAfter } from '@prumo/contracts/subscription/periods'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { enlargedEvents } from './enlargedEvents'
import { renewedPeriod } from './orderRules'
import type { Outcome } from './outcome'
import { takenBack } from './refundRules'
import { codeOf, type Opened, orderOf, type Payment, paidAt } from './subscriptionState'

const rank: Record<PaymentState, number> = {
  attempted: 0,
  inProgress: 1,
  awaiting: 2,
  refused: 3,
  cancelled: 3,
  expired: 3,
  paid: 4,
  refunded: 5,
  disputed: 5,
}

type About = { organizationId: string; payment: Payment; state: Opened; at: string }

/** What follows from how a payment stands. It never goes back; money that came late is taken all the same. */
export function outcomeEvents(about: About, outcome: Outcome): SubscriptionEvent[] {
  const { payment, organizationId } = about
  if (rank[outcome.state] <= rank[payment.state]) return []
  // The operator has settled that this money pays nothing.
  if (outcome.state === 'paid' && payment.received) return []
  const ids = { organizationId, paymentId: payment.paymentId }
  switch (outcome.state) {
    case 'attempted':
      return []
    case 'inProgress':
      return [{ type: 'PaymentBegun', data: ids }]
    case 'awaiting':
      return [{ type: 'PaymentAwaited', data: { ...ids, payableUntil: outcome.payableUntil } }]
    case 'refused':
    case 'cancelled':
    case 'expired':
      return [{ type: 'PaymentFailed', data: { ...ids, outcome: outcome.state, because: outcome.because } }]
    case 'paid':
      return paidEvents(about, outcome)
    case 'refunded':
    case 'disputed':
      return returnedEvents(about, outcome)
  }
}

function paidEvents(about: About, outcome: Outcome): SubscriptionEvent[] {
  const { payment, organizationId } = about
  const amount = { cents: outcome.cents ?? payment.cents, currency: outcome.currency ?? payment.currency }
  const doubt = doubtOf(about, amount)
  if (doubt)
    return [
      { type: 'PaymentFlagged', data: { organizationId, paymentId: payment.paymentId, ...amount, because: doubt } },
    ]
  return confirmedEvents(about, outcome)
}

/** The payment, and what it pays, in one append. */
export function confirmedEvents(about: About, { paidAt: paid, card }: Pick<Outcome, 'paidAt' | 'card'>) {
  const { payment, organizationId, at } = about
  const { paymentId, cents, currency, credit, gateway } = payment
  const shown = card && { brand: card.brand, lastFour: card.lastFour }
  const confirmed: SubscriptionEvent = {
    type: 'PaymentConfirmed',
    data: { organizationId, paymentId, cents, currency, credit, paidAt: paid ?? at, card: shown },
  }
  const kept: SubscriptionEvent[] =
    card && card.reference !== about.state.card?.reference
      ? [{ type: 'PaymentCardKept', data: { organizationId, ...card, gateway } }]
      : []
  return [confirmed, ...appliedEvents(about), ...kept]
}

/** Why nothing follows from money that came; nothing where it is what was asked for. */
function doubtOf(
  { payment, state, at }: About,
  { cents, currency }: { cents: number; currency: string },
): PaymentReason | null {
  if (payment.settledAs === 'refused') return 'settledUnpaid'
  if (currency !== payment.currency) return 'otherCurrency'
  if (cents !== payment.cents) return 'otherAmount'
  if (isGrantedSince(state, payment, at)) return 'planGranted'
  const paid = paidAt(state, at)
  // Another payment has paid for it meanwhile.
  if (payment.purpose === 'subscribe' && paid && !state.isCancelled) return 'paidTwice'
  if (payment.purpose === 'upgrade' && !isMore(payment, paid)) return 'nothingToPay'
  // Another payment has paid for that period, or there is a plan of another kind.
  if (payment.purpose === 'renew' && state.endsAt !== payment.periodEndedAt) return 'paidTwice'
  // It cost the days that were left of another period.
  if (payment.purpose === 'upgrade' && state.endsAt !== payment.periodEndedAt) return 'periodOver'
  return null
}

/** What was begun before a plan was granted would put a smaller one in its place. */
const isGrantedSince = ({ granted, endsAt, ended }: Opened, { purpose, grantedAt }: Payment, at: string) =>
  purpose !== 'card' &&
  granted !== null &&
  ended === null &&
  granted.at !== grantedAt &&
  Date.parse(endsAt) > Date.parse(at)

export const isMore = (payment: Payment, paid: Opened['paid']) =>
  paid !== null && payment.period === paid.period && payment.seats >= paid.seats

/** What a payment that was paid pays for. */
function appliedEvents(about: About): SubscriptionEvent[] {
  const { payment, state, organizationId, at } = about
  if (payment.purpose === 'card') return []
  const order = orderOf(payment)
  const { cents, currency, gateway, paymentId } = payment
  if (payment.purpose === 'upgrade') return enlargedEvents(state, { organizationId, order, paymentId })
  const code = codeOf(order.plan, organizationId)
  const isRenewal = payment.purpose === 'renew' && state.paid !== null
  const span = isRenewal && state.paid ? renewedPeriod(state, state.paid, order, at) : firstPeriod(state, payment, at)
  const data = { organizationId, code, ...order, cents, currency, ...span, paymentId, gateway }
  return [{ type: isRenewal ? 'SubscriptionRenewed' : 'SubscriptionStarted', data }]
}

/** What is left of a trial, or of a period that was cancelled, is not lost: what is paid begins after it. */
function firstPeriod({ code, endsAt, ended, paid }: Opened, { period }: Payment, at: string) {
  const runsOn = ended === null && (paid !== null || code.includes('TRIAL')) && Date.parse(endsAt) > Date.parse(at)
  const startsAt = runsOn ? endsAt : at
  return { startsAt, endsAt: periodAfter(startsAt, period, 1) }
}

/** The money went back: what it paid ends with it, and what came off of it is owed again. */
function returnedEvents(about: About, outcome: Outcome): SubscriptionEvent[] {
  const { payment, organizationId } = about
  const { paymentId, received } = payment
  const amount = { cents: outcome.cents ?? payment.cents, currency: outcome.currency ?? payment.currency }
  const returned = { organizationId, paymentId, ...amount, credit: received?.credit ?? 0, outcome: outcome.state }
  return [{ type: 'PaymentReturned', data: returned }, ...takenBack(about, outcome.state)]
}
