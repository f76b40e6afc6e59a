import { openStates } from '@prumo/contracts/subscription/payments'
import type { Foundation } from '@prumo/platform/foundation'
import { gatewayOf } from '@prumo/platform/payments/gatewayOf'
import { withClient } from '../withClient'

type Row = {
  organizationId: string
  paymentId: string
  purpose: string
  cents: string
  currency: string
  state: string
  because: string | null
  isFlagged: boolean
  gateway: string
}

const hourMs = 3_600_000
/** An order that nobody went on with expires after a day: what is open longer without a name was lost on its way. */
const unnamedMs = 26 * hourMs

/** A line for each payment that only the operator can find out about. */
export async function doubtfulPayments(foundation: Foundation): Promise<string[]> {
  const gateway = gatewayOf(foundation.config)
  const unnamedSince = new Date(foundation.now().getTime() - unnamedMs).toISOString()
  const { rows } = await withClient(foundation, (client) =>
    client.query<Row>(
      `select organization_id as "organizationId", payment_id as "paymentId", purpose, cents, currency, state, because,
         is_flagged as "isFlagged", gateway
       from read.subscription_payments
       where is_flagged
         or state = any($1) and (gateway is distinct from $2 or reference is null and attempted_at < $3)
       order by organization_id, position`,
      [openStates, gateway, unnamedSince],
    ),
  )
  return rows.map((row) => lineOf(row, gateway))
}

function lineOf(row: Row, gateway: string | null): string {
  const { organizationId, paymentId, purpose, cents, currency, state } = row
  const amount = `${(Number(cents) / 100).toFixed(2)} ${currency}`
  return [organizationId, paymentId, purpose, amount, state, ...whyAndWhat(row, gateway)].join('  ')
}

const afterwards = 'look there, then settle-payment'

function whyAndWhat({ isFlagged, because, gateway }: Row, inForce: string | null): [string, string] {
  if (isFlagged) return [because ?? 'flagged', 'settle-payment as paid or unpaid, or refund-payment']
  if (gateway !== inForce) return [`begun at ${gateway}, which is not in force`, afterwards]
  return [`open for more than a day, and ${gateway} has not named it`, afterwards]
}
