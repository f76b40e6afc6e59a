import type { PaymentState } from '@prumo/contracts/subscription/payments'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import { type Folds, inOpened } from './subscriptionCommands'
import { type DataOf, type Opened, orderOf, type Payment, type Subscription } from './subscriptionState'

const first = (access: { code: string; endsAt: string }): Opened => ({
  ...access,
  paid: null,
  granted: null,
  booked: null,
  isCancelled: false,
  ended: null,
  endedAt: null,
  billing: null,
  hasBilling: false,
  card: null,
  credit: 0,
  payments: PersistentMap(),
  budgets: [],
})

/** Other access than before: nothing of a plan that was paid is in force beside it. */
const granted = ({ code, endsAt }: { code: string; endsAt: string }, state: Subscription): Opened => ({
  ...(state ?? first({ code, endsAt })),
  code,
  endsAt,
  paid: null,
  granted: null,
  booked: null,
  isCancelled: false,
  ended: null,
  endedAt: null,
})

const changed = (state: Opened, paymentId: string, change: Partial<Payment>): Partial<Opened> => {
  const before = state.payments.get(paymentId)
  return before ? { payments: state.payments.set(paymentId, { ...before, ...change }) } : {}
}
const withState = (to: PaymentState) =>
  inOpened<{ paymentId: string }>(({ paymentId }, state) => changed(state, paymentId, { state: to }))

const periodPaid = (isFirst: boolean) =>
  inOpened((data: DataOf<'SubscriptionStarted'>, state): Partial<Opened> => {
    const { code, endsAt, startsAt, cents, currency, gateway, paymentId } = data
    const goesOn = !isFirst && state.paid?.period === data.period && state.endsAt === startsAt
    const countedFrom = goesOn && state.paid ? state.paid.countedFrom : startsAt
    const paid = { ...orderOf(data), cents, currency, startsAt, countedFrom, gateway, paymentId, enlarged: [] }
    // What was booked while this payment was under way counts for the period after it.
    const booked = isFirst || !state.booked || equal(state.booked, orderOf(data)) ? null : state.booked
    return { code, endsAt, paid, granted: null, booked, isCancelled: false, ended: null, endedAt: null }
  })

/** How a subscription follows from its events. */
export const subscriptionFolds: Folds<SubscriptionEvent['type']> = {
  TrialStarted: ({ code, endsAt }) => first({ code, endsAt }),
  AccessGranted: granted,
  PlanGranted: (data, state, at) => ({
    ...granted(data, state),
    granted: { plan: data.plan, seats: data.seats, at },
  }),
  TermsAccepted: (_, state) => state,
  BillingDataSaved: inOpened(({ billing }) => ({ billing, hasBilling: true })),
  SubscriptionStarted: periodPaid(true),
  SubscriptionRenewed: periodPaid(false),
  SubscriptionEnlarged: inOpened(({ code, endsAt, before, paymentId, ...data }, { paid }) => ({
    code,
    endsAt,
    // What cost nothing goes back with the payment that it stands on.
    paid: paid && {
      ...paid,
      ...orderOf(data),
      enlarged: paymentId === null ? paid.enlarged : [...paid.enlarged, { paymentId, from: before }],
    },
    booked: null,
  })),
  SubscriptionReduced: inOpened(({ code, endsAt, ...data }, { paid }) => ({
    code,
    endsAt,
    paid: paid && { ...paid, ...orderOf(data), enlarged: paid.enlarged.slice(0, -1) },
    booked: null,
  })),
  PlanChangeBooked: inOpened((data) => ({ booked: orderOf(data) })),
  PlanChangeWithdrawn: inOpened(() => ({ booked: null })),
  SubscriptionCancelled: inOpened(() => ({ isCancelled: true, booked: null })),
  SubscriptionResumed: inOpened(() => ({ isCancelled: false })),
  SubscriptionEnded: inOpened(({ because }, _, at) => ({ ended: because, endedAt: at })),
  BudgetRequested: inOpened(({ requestId }, { budgets }) => ({ budgets: [...budgets, requestId] })),
  PaymentAttempted: inOpened(({ organizationId: _, ...data }, { payments, endsAt, granted: plan }, at) => {
    const payment: Payment = {
      ...data,
      state: 'attempted',
      attemptedAt: at,
      reference: null,
      periodEndedAt: endsAt,
      grantedAt: plan?.at ?? null,
      isFlagged: false,
      payableUntil: null,
      confirmedAt: null,
      isReplaced: false,
      received: null,
      isCredited: false,
      settledAs: null,
    }
    return { payments: payments.set(data.paymentId, payment) }
  }),
  PaymentOpened: inOpened(({ paymentId, reference }, state) => changed(state, paymentId, { reference })),
  PaymentBegun: withState('inProgress'),
  PaymentAwaited: inOpened(({ paymentId, payableUntil }, state) =>
    changed(state, paymentId, { state: 'awaiting', payableUntil }),
  ),
  PaymentFailed: inOpened(({ paymentId, outcome, because }, state) =>
    changed(state, paymentId, { state: outcome as PaymentState, isReplaced: because === 'planChanged' }),
  ),
  PaymentConfirmed: inOpened(({ paymentId, cents, currency, credit }, state, at) => {
    // Where it was flagged, another amount came than the one that it is taken for.
    const came = state.payments.get(paymentId)?.received ?? { cents, currency }
    const received = { ...came, credit }
    return {
      ...changed(state, paymentId, { state: 'paid', isFlagged: false, received, confirmedAt: at }),
      credit: state.credit - credit,
    }
  }),
  PaymentFlagged: inOpened(({ paymentId, cents, currency }, state) =>
    changed(state, paymentId, { state: 'paid', isFlagged: true, received: { cents, currency, credit: 0 } }),
  ),
  PaymentReturned: inOpened(({ paymentId, credit, outcome }, state) => ({
    ...changed(state, paymentId, { state: outcome as PaymentState, isFlagged: false, received: null }),
    credit: state.credit + credit,
  })),
  PaymentSettled: inOpened(({ paymentId, outcome }, state) =>
    changed(state, paymentId, { isFlagged: false, settledAs: outcome }),
  ),
  PaymentCredited: inOpened(({ paymentId, cents }, state) => ({
    ...changed(state, paymentId, { isFlagged: false, received: null, isCredited: true }),
    credit: state.credit + cents,
  })),
  OperatorDecisionAnswered: (_, state) => state,
  PaymentCardKept: inOpened(({ brand, lastFour, reference, gateway }) => ({
    card: { brand, lastFour, reference, gateway },
  })),
}
