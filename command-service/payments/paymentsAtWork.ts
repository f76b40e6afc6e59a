import type { Prices } from '@prumo/contracts/subscription/plans'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { PaymentGateway } from './gateway/gateway'
import { pacedGateway } from './gateway/pacedGateway'
import { openPaymentOpenings } from './gateway/paymentOpenings'
import { openLetterQueue } from './letters/letterQueue'
import { noticesOfPayments } from './noticesOfPayments'
import { paymentsAtGateway } from './paymentsAtGateway'
import { subscriptionSchedule } from './schedule'

type Parts = {
  pool: Pool
  gateway: PaymentGateway | null
  prices: Prices
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId' | 'zonesOf'>
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
  signal: AbortSignal
}

/** Payments at their gateway, what is due about subscriptions, and what the gateway tells. Nothing begins of itself. */
export function paymentsAtWork(parts: Parts) {
  const { pool, gateway, signal } = parts
  const openings = openPaymentOpenings(pool)
  const letters = openLetterQueue(pool)
  const inTurn = paymentsAtGateway({ ...parts, gateway: gateway && pacedGateway(gateway, { signal }), openings })
  return {
    /** For somebody who waits. */
    payments: paymentsAtGateway({ ...parts, openings }),
    /** For nobody: only that takes turns. */
    inTurn,
    letters,
    schedule: subscriptionSchedule({
      ...parts,
      gateway: gateway?.name ?? null,
      begin: async (payment) => void (await inTurn.open(payment)),
      letters,
    }),
    notices: gateway && noticesOfPayments({ ...parts, gateway, openings, payments: inTurn }),
  }
}
