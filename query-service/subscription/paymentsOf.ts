import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

const shown = columns(
  'paymentId',
  'purpose',
  'plan',
  'period',
  'seats',
  'cents',
  'currency',
  'method',
  'gateway',
  'state',
  'because',
  'isFlagged',
  'attemptedAt',
  'paidAt',
  'payableUntil',
  'card',
  'reference',
  'startsAt',
  'endsAt',
)

/** The payments of an organization, as they are shown. */
export const paymentsOf = (db: Knex, organizationId: string): Knex.QueryBuilder<PaymentSummary, PaymentSummary[]> =>
  db('subscription_payments').where('organization_id', organizationId).select(shown)
