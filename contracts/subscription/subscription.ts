import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import type { SealedFields } from '../module'
import { type Plan, plans } from '../organization/seats'
import { seen } from '../seen'
import { cents, id, instant, line, text } from '../values'
import { billing, billingAsked, billingShape } from './billing'
import { answerEvents } from './decisions'
import { paymentEvents, paymentMethods, paymentRefusals, sign } from './payments'
import { order } from './plans'

export const trialDays = 15

/** The plan of a subscription, which its code begins with: `TRIAL-…` is on trial. */
export const planOf = (code: string): Plan => plans.find((plan) => code.toLowerCase().startsWith(`${plan}-`)) ?? 'trial'

/** Why an organization has access without payment. */
export const accessReasons = ['demonstration'] as const

const currency = z.literal('BRL')

/** Commands about a subscription, from the main administrator. */
export const subscriptionCommands = {
  SaveBillingData: z.strictObject({ ...billingAsked.shape, seen: seen(billingShape) }),
  /**
   * Buys a plan, or more of the one there is: what it costs, as the sender was shown it, is to be paid by this method.
   * The terms are accepted with it.
   */
  OrderPlan: z.strictObject({
    paymentId: id,
    ...order,
    method: z.enum(paymentMethods),
    cents,
    currency,
    termsAccepted: z.literal(true, { error: 'terms.notAccepted' }),
  }),
  /** Another card is to pay from the next payment on. Its number is given to the gateway, never to us. */
  ChangePaymentCard: z.strictObject({ paymentId: id }),
  /** Gives up a payment that was begun, so that another way can be tried. */
  WithdrawPayment: z.strictObject({ paymentId: id }),
  /** Less of it from the next period on. It must fit what is used, and counts for additions at once. */
  BookPlanChange: z.strictObject(order),
  WithdrawPlanChange: z.strictObject({}),
  /** It ends with the period that is paid. */
  CancelSubscription: z.strictObject({ reason: text(1000).optional() }),
  ResumeSubscription: z.strictObject({}),
  /** Asks the operator for Enterprise. */
  RequestBudget: z.strictObject({
    requestId: id,
    seats: z.int().min(1).max(100_000),
    message: line(2000),
  }),
}

/** Only the main administrator, whether or not there is access. */
export const planNeed = { of: 'plan', afterEnd: true } as const satisfies Need

/** The need of each command. */
export const subscriptionNeeds = {
  SaveBillingData: planNeed,
  OrderPlan: planNeed,
  ChangePaymentCard: planNeed,
  WithdrawPayment: planNeed,
  BookPlanChange: planNeed,
  WithdrawPlanChange: planNeed,
  CancelSubscription: planNeed,
  ResumeSubscription: planNeed,
  RequestBudget: planNeed,
} as const satisfies Record<keyof typeof subscriptionCommands, Need>

const ofOrganization = { organizationId: id }
const access = { ...ofOrganization, code: z.string(), endsAt: instant }
/** A period that was paid: what was bought, what it cost, and by which payment. */
const paidPeriod = z.strictObject({
  ...access,
  ...order,
  cents,
  currency: z.string(),
  startsAt: instant,
  paymentId: id,
  gateway: sign,
})
const rights = { of: 'organizationId', changesRights: true } as const
const about = { of: 'organizationId' } as const

export const subscriptionEvents = {
  TrialStarted: event(z.strictObject(access), rights),
  /** Access without payment, until then. */
  AccessGranted: event(z.strictObject({ ...access, grantedFor: z.enum(accessReasons) }), rights),
  /** The text that was accepted: its version, and the SHA-256 of it. Where and when stands in the origin. */
  TermsAccepted: event(
    z.strictObject({ ...ofOrganization, version: line(40), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    about,
  ),
  /** `null` where the key was destroyed; `before` also where there was none. */
  BillingDataSaved: event(
    z.strictObject({
      ...ofOrganization,
      billing: billing.nullable(),
      before: z.strictObject({ billing }).nullable(),
    }),
    about,
  ),
  SubscriptionStarted: event(paidPeriod, rights),
  SubscriptionRenewed: event(paidPeriod, rights),
  /** More of it at once, for the days that were left; no payment where they cost less than a cent. */
  SubscriptionEnlarged: event(
    z.strictObject({
      ...access,
      ...order,
      paymentId: id.nullable(),
      before: z.strictObject({ code: z.string(), ...order }),
    }),
    rights,
  ),
  /** An upgrade was given back: what there was before it is in force again, to the end of the same period. */
  SubscriptionReduced: event(
    z.strictObject({ ...access, ...order, paymentId: id, before: z.strictObject({ code: z.string(), ...order }) }),
    rights,
  ),
  PlanChangeBooked: event(z.strictObject({ ...ofOrganization, ...order, from: instant }), about),
  PlanChangeWithdrawn: event(z.strictObject({ ...ofOrganization, before: z.strictObject(order) }), about),
  SubscriptionCancelled: event(z.strictObject({ ...ofOrganization, endsAt: instant, reason: text(1000) }), rights),
  SubscriptionResumed: event(z.strictObject({ ...ofOrganization, endsAt: instant }), rights),
  /** There is no access any more: it was cancelled, not paid, or paid in a gateway that is no longer there. */
  SubscriptionEnded: event(z.strictObject({ ...ofOrganization, because: sign }), rights),
  /** The operator grants a plan with these seats, and says by which agreement. */
  PlanGranted: event(
    z.strictObject({
      ...access,
      plan: z.enum(plans),
      seats: z.int().min(1).max(100_000),
      agreement: line(1000),
    }),
    rights,
  ),
  BudgetRequested: event(
    z.strictObject({ ...ofOrganization, requestId: id, seats: z.int().min(1), message: line(2000) }),
    about,
  ),
  ...paymentEvents,
  ...answerEvents,
}

/** What is sealed under the organization's own key. */
export const subscriptionSealed = {
  BillingDataSaved: { fields: ['billing', 'before'], of: 'organizationId' },
} as const satisfies Partial<Record<keyof typeof subscriptionEvents, SealedFields>>

/** Codes of the refusals. */
export const subscriptionRefusals = [
  'subscription.emailUnproven',
  'subscription.billingMissing',
  'subscription.nothingChanges',
  'subscription.notMore',
  'subscription.notLess',
  'subscription.seatsInUse',
  'subscription.storageInUse',
  'subscription.notPaid',
  'subscription.seatsNotSold',
  'subscription.ended',
  'billing.emailTaken',
  ...paymentRefusals,
] as const

export type SubscriptionEvent = MessageOf<typeof subscriptionEvents>
