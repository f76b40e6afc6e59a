import { code, count, day, instant, money, technical, text, words } from '../audit/fieldFormats'

const plan = { plan: words('logField.plan', 'plan'), seats: count('logField.seats') }
const order = { ...plan, period: words('logField.period', 'period') }
const access = { endsAt: instant('field.endsAt'), ...technical({ code: code('logField.planCode') }) }
const amount = { cents: money('logField.amount'), currency: code('field.currency') }
const payment = technical({ paymentId: code('logField.paymentId') })
const gateway = { gateway: words('logField.gateway', 'gateway') }
const card = { brand: text('logField.cardBrand'), lastFour: text('logField.cardLastFour') }
const reason = { reason: text('logField.reason') }
const decidedBy = { decidedBy: text('logField.decidedBy') }
const because = { because: words('logField.paymentBecause', 'paymentBecause') }
const outcome = { outcome: words('logField.paymentOutcome', 'paymentState') }
const paidPeriod = {
  ...order,
  ...amount,
  startsAt: instant('logField.startsAt'),
  ...access,
  ...gateway,
  ...payment,
}

/** How the fields of events about a subscription and its payments are shown. */
export const subscriptionLogFields = {
  TrialStarted: access,
  AccessGranted: { ...access, grantedFor: words('logField.grantedFor', 'accessReason') },
  TermsAccepted: {
    version: text('logField.termsVersion'),
    ...technical({ sha256: code('logField.termsSha256') }),
  },
  BillingDataSaved: {},
  SubscriptionStarted: paidPeriod,
  SubscriptionRenewed: paidPeriod,
  SubscriptionEnlarged: { ...order, ...access, ...payment },
  SubscriptionReduced: { ...order, ...access, ...payment },
  PlanChangeBooked: { ...order, from: instant('logField.changesFrom') },
  PlanChangeWithdrawn: order,
  SubscriptionCancelled: { endsAt: access.endsAt, ...reason },
  SubscriptionResumed: { endsAt: access.endsAt },
  SubscriptionEnded: { because: words('logField.endedBecause', 'endedBecause') },
  PlanGranted: { ...plan, ...access, agreement: text('logField.agreement') },
  BudgetRequested: {
    seats: plan.seats,
    message: text('logField.budgetMessage'),
    ...technical({ requestId: code('logField.requestId') }),
  },
  PaymentAttempted: {
    purpose: words('logField.purpose', 'paymentPurpose'),
    ...order,
    ...amount,
    credit: money('logField.creditTakenOff'),
    method: words('logField.method', 'paymentMethod'),
    ...gateway,
    ...payment,
  },
  PaymentOpened: {
    expiresAt: instant('logField.payableUntil'),
    ...technical({ reference: code('logField.reference') }),
    ...payment,
  },
  PaymentBegun: payment,
  PaymentAwaited: { payableUntil: day('logField.payableUntil'), ...payment },
  PaymentFailed: { ...outcome, ...because, ...payment },
  PaymentConfirmed: {
    ...amount,
    credit: money('logField.creditTakenOff'),
    paidAt: instant('logField.paidAt'),
    card: { fields: card },
    ...payment,
  },
  PaymentFlagged: { ...amount, ...because, ...payment },
  PaymentReturned: { ...amount, credit: money('logField.creditOwedAgain'), ...outcome, ...payment },
  PaymentSettled: { ...outcome, ...reason, ...payment },
  PaymentCredited: { ...amount, ...reason, ...payment },
  PaymentSettlementDecided: { ...outcome, ...reason, ...decidedBy, ...payment },
  PaymentRefundDecided: { ...reason, ...decidedBy, ...payment },
  PlanGrantDecided: { ...plan, until: day('logField.grantedUntil'), reason: text('logField.agreement'), ...decidedBy },
  OperatorDecisionAnswered: {
    outcome: words('logField.decisionOutcome', 'decisionOutcome'),
    refusal: words('logField.refusedBecause', 'error'),
    ...technical({ decisionId: code('logField.decisionId') }),
  },
  PaymentCardKept: { ...card, ...gateway, ...technical({ reference: code('logField.cardReference') }) },
}
