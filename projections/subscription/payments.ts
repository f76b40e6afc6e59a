import type { Card, PaymentState } from '@prumo/contracts/subscription/payments'
import type { Order } from '@prumo/contracts/subscription/plans'
import { projection } from '../projection'

type Payment = Order & {
  paymentId: string
  purpose: string
  cents: number
  currency: string
  credit: number
  method: string
  gateway: string
  state: PaymentState
  because: string | null
  isFlagged: boolean
  attemptedAt: string
  paidAt: string | null
  payableUntil: string | null
  card: Card | null
  reference: string | null
  /** The period that it paid. */
  startsAt: string | null
  endsAt: string | null
  /** Payments of an organization in the order in which they were begun. */
  position: number
}

const inState = (state: PaymentState) => (row: Payment | null) => row && { ...row, state }
const ofPeriod = (row: Payment | null, { startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  row && { ...row, startsAt, endsAt }

/** A plan that was enlarged for nothing has no payment. */
const paymentIn = ({ paymentId }: { paymentId: string | null }) => (paymentId === null ? [] : [paymentId])

/** One row per payment, whatever came of it. */
export const payments = projection<Payment>({
  table: 'subscription_payments',
  version: 2,
  key: 'paymentId',
  keys: ({ data }) => paymentIn(data as { paymentId: string | null }),

  columns: (table) => {
    table.uuid('payment_id').notNullable()
    for (const text of ['purpose', 'plan', 'period', 'currency', 'method', 'gateway', 'state'])
      table.text(text).notNullable()
    table.integer('seats').notNullable()
    for (const number of ['cents', 'credit', 'position']) table.bigInteger(number).notNullable()
    table.text('because')
    table.text('reference')
    table.boolean('is_flagged').notNullable()
    table.timestamp('attempted_at').notNullable()
    for (const instant of ['paid_at', 'starts_at', 'ends_at']) table.timestamp(instant)
    table.text('payable_until')
    table.jsonb('card')
    table.index(['organization_id', 'position'])
  },

  on: {
    PaymentAttempted: (_, { organizationId: __, ...data }, { at, position }) => ({
      ...data,
      state: 'attempted',
      because: null,
      isFlagged: false,
      attemptedAt: at,
      paidAt: null,
      payableUntil: null,
      card: null,
      reference: null,
      startsAt: null,
      endsAt: null,
      position,
    }),
    PaymentOpened: (row, { reference }) => row && { ...row, reference },
    PaymentBegun: inState('inProgress'),
    PaymentAwaited: (row, { payableUntil }) => row && { ...row, state: 'awaiting', payableUntil },
    PaymentFailed: (row, { outcome, because }) => row && { ...row, state: outcome as PaymentState, because },
    PaymentConfirmed: (row, { paidAt, card }) =>
      row && { ...row, state: 'paid', because: null, isFlagged: false, paidAt, card },
    PaymentFlagged: (row, { because }) => row && { ...row, state: 'paid', because, isFlagged: true },
    PaymentReturned: (row, { outcome }) => row && { ...row, state: outcome as PaymentState, isFlagged: false },
    PaymentSettled: (row) => row && { ...row, isFlagged: false },
    PaymentCredited: (row) => row && { ...row, isFlagged: false, because: 'credited' },
    SubscriptionStarted: ofPeriod,
    SubscriptionRenewed: ofPeriod,
    SubscriptionEnlarged: (row, { endsAt }, { at }) => row && { ...row, startsAt: at, endsAt },
  },
})
