import type { PaymentState } from '@prumo/contracts/subscription/payments'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import { type Folds, inOpened } from './subscriptionCommands'
import { type DataOf, type Opened, orderOf, type Payment, type Subscription } from './subscriptionState'

const first = (access: { code: string; endsAt: string }): Opened => ({
  ...access,
  paid: null,
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
const granted = ({ code, endsAt }: { code: string; endsAt: string }, state: Subscription): Subscription => ({
  ...(state ?? first({ code, endsAt })),
  code,
  endsAt,
  paid: null,
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
    const paid = { ...orderOf(data), cents, currency, startsAt, countedFrom, gateway, paymentId }
    // What was booked while this payment was under way counts for the period after it.
    const booked = isFirst || !state.booked || equal(state.booked, orderOf(data)) ? null : state.booked
    return { code, endsAt, paid, booked, isCancelled: false, ended: null, endedAt: null }
  })

/** How a subscription follows from its events. */
export const subscriptionFolds: Folds<SubscriptionEvent['type']> = {
  TrialStarted: ({ code, endsAt }) => first({ code, endsAt }),
  AccessGranted: granted,
  PlanGranted: granted,
  TermsAccepted: (_, state) => state,
  BillingDataSaved: inOpened(({ billing }) => ({ billing, hasBilling: true })),
  SubscriptionStarted: periodPaid(true),
  SubscriptionRenewed: periodPaid(false),
  SubscriptionEnlarged: inOpened(({ code, endsAt, ...data }, { paid }) => ({
    code,
    endsAt,
    paid: paid && { ...paid, ...orderOf(data) },
    booked: null,
  })),
  PlanChangeBooked: inOpened((data) => ({ booked: orderOf(data) })),
  PlanChangeWithdrawn: inOpened(() => ({ booked: null })),
  SubscriptionCancelled: inOpened(() => ({ isCancelled: true, booked: null })),
  SubscriptionResumed: inOpened(() => ({ isCancelled: false })),
  SubscriptionEnded: inOpened(({ because }, _, at) => ({ ended: because, endedAt: at })),
  BudgetRequested: inOpened(({ requestId }, { budgets }) => ({ budgets: [...budgets, requestId] })),
  PaymentAttempted: inOpened(({ organizationId: _, ...data }, { payments, endsAt }, at) => {
    const payment: Payment = {
      ...data,
      state: 'attempted',
      attemptedAt: at,
      reference: null,
      periodEndedAt: endsAt,
      isFlagged: false,
      payableUntil: null,
      confirmedAt: null,
      isReplaced: false,
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
  PaymentConfirmed: inOpened(({ paymentId, credit }, state, at) => ({
    ...changed(state, paymentId, { state: 'paid', isFlagged: false, confirmedAt: at }),
    credit: state.credit - credit,
  })),
  PaymentFlagged: inOpened(({ paymentId }, state) => changed(state, paymentId, { state: 'paid', isFlagged: true })),
  PaymentReturned: inOpened(({ paymentId, outcome }, state) =>
    changed(state, paymentId, { state: outcome as PaymentState, isFlagged: false }),
  ),
  PaymentSettled: inOpened(({ paymentId }, state) => changed(state, paymentId, { isFlagged: false })),
  PaymentCredited: inOpened(({ cents }, { credit }) => ({ credit: credit + cents })),
  PaymentCardKept: inOpened(({ brand, lastFour, reference, gateway }) => ({
    card: { brand, lastFour, reference, gateway },
  })),
}
