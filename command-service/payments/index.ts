import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { CommandModule } from '../pipeline/module'
import { paymentCalls, paymentNotices } from './calls'
import type { PaymentGateway } from './gateway/gateway'
import { openPaymentOpenings } from './gateway/paymentOpenings'
import { isSandbox } from './gateway/sandbox'
import { hourly } from './hourly'
import { noticesOfPayments } from './noticesOfPayments'
import { paymentsAtGateway } from './paymentsAtGateway'
import { whenPaymentFailedCancel } from './whenPaymentFailedCancel'

type Parts = {
  pool: Pool
  gateway: PaymentGateway | null
  domain: Domain
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
}

export const payments: CommandModule<Parts> = {
  deciders: [],
  open: (parts) => {
    const { pool, gateway, logger } = parts
    const openings = openPaymentOpenings(pool)
    const atGateway = paymentsAtGateway({ ...parts, openings })
    const calls = paymentCalls({ payments: atGateway, sandbox: isSandbox(gateway) ? gateway : undefined })
    const policies = [whenPaymentFailedCancel(atGateway)]
    if (!gateway) return { calls, policies }
    const notices = noticesOfPayments({ ...parts, gateway, openings, payments: atGateway })
    const reading = hourly(notices.readAwaited, logger)
    return {
      calls,
      policies,
      elsewhere: paymentNotices(gateway.name, notices),
      resume: notices.resume,
      stop: async () => {
        await reading.stop()
        await notices.stop()
      },
    }
  },
}
