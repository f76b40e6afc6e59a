import type { Prices } from '@prumo/contracts/subscription/plans'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { PaymentGateway } from './gateway/gateway'
import { openPaymentOpenings } from './gateway/paymentOpenings'
import { noticesOfPayments } from './noticesOfPayments'
import { paymentsAtGateway } from './paymentsAtGateway'
import { subscriptionSchedule } from './schedule'

type Parts = {
  pool: Pool
  gateway: PaymentGateway | null
  prices: Prices
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId'>
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
}

/** Payments at their gateway, what is due about subscriptions, and what the gateway tells. Nothing begins of itself. */
export function paymentsAtWork(parts: Parts) {
  const { pool, gateway } = parts
  const openings = openPaymentOpenings(pool)
  const payments = paymentsAtGateway({ ...parts, openings })
  return {
    payments,
    schedule: subscriptionSchedule({
      ...parts,
      gateway: gateway?.name ?? null,
      begin: async (payment) => void (await payments.open(payment)),
    }),
    notices: gateway && noticesOfPayments({ ...parts, gateway, openings, payments }),
  }
}
