import type { Plan } from '@prumo/contracts/organization/seats'
import type { Billing } from '@prumo/contracts/subscription/billing'
import { accessEndsAt } from '@prumo/contracts/subscription/grace'
import type { Card } from '@prumo/contracts/subscription/payments'
import type { Order, Period } from '@prumo/contracts/subscription/plans'
import { planOf } from '@prumo/contracts/subscription/subscription'
import { projection } from '../projection'

type Subscription = {
  organizationId: string
  code: string
  plan: Plan
  /** The rest is of a plan that was paid. */
  period: Period | null
  seats: number | null
  cents: number | null
  currency: string | null
  gateway: string | null
  paymentId: string | null
  startsAt: string | null
  /** Until when it is paid, or free. */
  endsAt: string
  /** Until when there is access. */
  accessEndsAt: string
  isCancelled: boolean
  booked: Order | null
  card: (Card & { gateway: string }) | null
  credit: number
  hasBilling: boolean
  /** `null` also where its key was destroyed. */
  billing: Billing | null
}

type Access = { organizationId: string; code: string; endsAt: string }
const unpaid = {
  period: null,
  seats: null,
  cents: null,
  currency: null,
  gateway: null,
  paymentId: null,
  startsAt: null,
  isCancelled: false,
  booked: null,
}
/** What is known whatever is in force. */
const besides = { card: null, credit: 0, hasBilling: false, billing: null }

const granted = (row: Subscription | null, { organizationId, code, endsAt }: Access): Subscription => ({
  ...besides,
  ...row,
  ...unpaid,
  organizationId,
  code,
  plan: planOf(code),
  endsAt,
  accessEndsAt: endsAt,
})

const inForce = (row: Subscription): Subscription => {
  const isRenewed = row.period !== null && !row.isCancelled
  return { ...row, accessEndsAt: accessEndsAt({ endsAt: row.endsAt, isRenewed }) }
}

type PaidPeriod = Access &
  Order & { cents: number; currency: string; startsAt: string; paymentId: string; gateway: string }
const paidPeriod = (row: Subscription | null, data: PaidPeriod): Subscription | null =>
  row && inForce({ ...row, ...data, isCancelled: false, booked: null })
/** What was booked while this was being paid counts for the period after it. */
const renewed = (row: Subscription | null, data: PaidPeriod): Subscription | null => {
  const after = paidPeriod(row, data)
  return after && row && { ...after, booked: isOther(row.booked, data) ? row.booked : null }
}
const isOther = (booked: Order | null, { plan, period, seats }: Order) =>
  booked !== null && !(booked.plan === plan && booked.period === period && booked.seats === seats)

/** Another order for the rest of the period. */
const ofOrder = (row: Subscription | null, { code, plan, period, seats, endsAt }: Access & Order) =>
  row && inForce({ ...row, code, plan, period, seats, endsAt, booked: null })

/** One row per organization: what it has paid for or may try, and until when. */
export const subscriptions = projection<Subscription>({
  table: 'subscription_subscriptions',
  version: 3,
  key: 'organizationId',

  columns: (table) => {
    for (const text of ['code', 'plan']) table.text(text).notNullable()
    for (const text of ['period', 'currency', 'gateway']) table.text(text)
    table.integer('seats')
    table.bigInteger('cents')
    table.uuid('payment_id')
    table.timestamp('starts_at')
    for (const instant of ['ends_at', 'access_ends_at']) table.timestamp(instant).notNullable()
    table.boolean('is_cancelled').notNullable()
    for (const json of ['booked', 'card', 'billing']) table.jsonb(json)
    table.bigInteger('credit').notNullable()
    table.boolean('has_billing').notNullable()
  },

  on: {
    TrialStarted: granted,
    AccessGranted: granted,
    PlanGranted: (row, { seats, ...data }) => ({ ...granted(row, data), seats }),
    SubscriptionStarted: paidPeriod,
    SubscriptionRenewed: renewed,
    SubscriptionEnlarged: ofOrder,
    SubscriptionReduced: ofOrder,
    PlanChangeBooked: (row, { plan, period, seats }) => row && { ...row, booked: { plan, period, seats } },
    PlanChangeWithdrawn: (row) => row && { ...row, booked: null },
    SubscriptionCancelled: (row) => row && inForce({ ...row, isCancelled: true, booked: null }),
    SubscriptionResumed: (row) => row && inForce({ ...row, isCancelled: false }),
    SubscriptionEnded: (row, _, { at }) =>
      row && { ...row, accessEndsAt: row.accessEndsAt < at ? row.accessEndsAt : at },
    BillingDataSaved: (row, { billing }) => row && { ...row, billing, hasBilling: true },
    PaymentConfirmed: (row, { credit }) => row && { ...row, credit: row.credit - credit },
    PaymentReturned: (row, { credit }) => row && { ...row, credit: row.credit + credit },
    PaymentCredited: (row, { cents }) => row && { ...row, credit: row.credit + cents },
    PaymentCardKept: (row, { brand, lastFour, gateway }) => row && { ...row, card: { brand, lastFour, gateway } },
  },
})
