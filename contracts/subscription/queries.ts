import { z } from 'zod'
import { licences } from '../access'
import { origin } from '../audit/queries'
import { plans } from '../organization/seats'
import type { QueryContract } from '../query'
import { id, text } from '../values'
import { billing } from './billing'
import { card, paymentMethods, paymentStates } from './payments'
import { order, periods, prices } from './plans'
import { planNeed } from './subscription'

const money = { cents: z.int(), currency: z.string() }

/** A payment, as its history shows it. */
const payment = z.object({
  paymentId: z.string(),
  purpose: z.string(),
  ...order,
  ...money,
  method: z.string(),
  gateway: z.string(),
  state: z.enum(paymentStates),
  /** Why it came to nothing, or what is in doubt of it. */
  because: z.string().nullable(),
  isFlagged: z.boolean(),
  attemptedAt: z.string(),
  paidAt: z.string().nullable(),
  payableUntil: z.string().nullable(),
  card: card.nullable(),
  /** What the gateway calls it. */
  reference: z.string().nullable(),
  /** The period that it paid. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
})
export type PaymentSummary = z.infer<typeof payment>

const reads = ['subscription_subscriptions', 'subscription_payments']

export const subscriptionQueries = {
  /** What the organization has bought, what it uses, and what it can buy. */
  subscription: {
    need: planNeed,
    input: z.strictObject({}),
    output: z.object({
      code: z.string(),
      plan: z.enum(plans),
      period: z.enum(periods).nullable(),
      /** How many people work in it. */
      seats: z.int(),
      startsAt: z.string().nullable(),
      /** Until when it is paid, or free. */
      endsAt: z.string().nullable(),
      accessEndsAt: z.string().nullable(),
      isCancelled: z.boolean(),
      /** What is charged next, unless something is changed. */
      next: z.object({ ...money, on: z.string() }).nullable(),
      booked: z.object(order).nullable(),
      card: card.nullable(),
      credit: z.object(money),
      /** How many people hold each licence. */
      used: z.record(z.enum(licences), z.int()),
      /** Bytes. */
      storage: z.object({ used: z.int(), quota: z.int() }),
      /** Unfinished projects; `null` where there is no limit. */
      projects: z.object({ used: z.int(), limit: z.int().nullable() }),
      prices,
      /** The gateway in force, and how it can be paid there; none is offered where nothing can be bought here. */
      gateway: z.string().nullable(),
      methods: z.array(z.enum(paymentMethods)),
      /** The least cents that it takes by each. */
      leastCents: z.partialRecord(z.enum(paymentMethods), z.int()),
      termsVersion: z.string(),
      isEmailProven: z.boolean(),
      hasBilling: z.boolean(),
      /** The payment that is under way. */
      underWay: payment.nullable(),
    }),
    reads: [...reads, 'organization_users', 'identity_accounts', 'discussion_storage', 'projects_projects'],
  },
  billingData: {
    need: planNeed,
    input: z.strictObject({}),
    output: z.object({ billing: billing.nullable() }),
    reads: ['subscription_subscriptions'],
  },
  /** Of all payments the newest first. */
  payments: {
    need: planNeed,
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** Those before this one, as `next` said it. */
      after: text(200).optional(),
    }),
    output: z.object({ items: z.array(payment), total: z.int(), next: z.string().nullable() }),
    reads: ['subscription_payments'],
  },
  payment: {
    need: planNeed,
    input: z.strictObject({ paymentId: id }),
    output: payment,
    reads: ['subscription_payments'],
  },
  /**
   * What the log has of a payment: which terms were accepted for it, when and from where, and where it stands that it
   * was paid.
   */
  paymentRecord: {
    need: planNeed,
    input: z.strictObject({ paymentId: id }),
    output: z.object({
      terms: z
        .object({ version: z.string(), sha256: z.string(), acceptedAt: z.string(), from: origin.nullable() })
        .nullable(),
      confirmation: z.object({ eventId: z.string(), stream: z.string(), position: z.int(), at: z.string() }).nullable(),
    }),
    reads: ['audit_actions', 'audit_erasures', 'audit_names', 'partners_partners', 'subscription_payments'],
  },
} as const satisfies Record<string, QueryContract>
