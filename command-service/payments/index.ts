import type { Prices } from '@prumo/contracts/subscription/plans'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { CommandModule } from '../pipeline/module'
import { billingPreparation } from './billingPreparation'
import { paymentCalls, paymentNotices } from './calls'
import type { PaymentGateway } from './gateway/gateway'
import { openPaymentOpenings } from './gateway/paymentOpenings'
import { isSandbox } from './gateway/sandbox'
import { mailOfBudget } from './mailOfBudget'
import { noticesOfPayments } from './noticesOfPayments'
import { paymentsAtGateway } from './paymentsAtGateway'
import { planPreparations } from './preparations'
import { repeatedly } from './repeatedly'
import { subscriptionSchedule } from './schedule'
import { whenPaymentFailedCancel } from './whenPaymentFailedCancel'
import { whenSubscriptionChangesNoteDue } from './whenSubscriptionChangesNoteDue'

type Parts = {
  pool: Pool
  gateway: PaymentGateway | null
  prices: Prices
  /** Who hears of requests for a budget. */
  supportEmail: string | undefined
  mail: Pick<Mail, 'send'>
  keyring: Keyring
  domain: Domain
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
}

const [minuteMs, hourMs] = [60_000, 3_600_000]

export const payments: CommandModule<Parts> = {
  deciders: [],
  open: (parts) => {
    const { pool, gateway, logger } = parts
    const openings = openPaymentOpenings(pool)
    const atGateway = paymentsAtGateway({ ...parts, openings })
    const schedule = subscriptionSchedule({
      ...parts,
      gateway: gateway?.name ?? null,
      begin: async (payment) => void (await atGateway.open(payment)),
    })
    const looking = repeatedly(schedule.look, {
      everyMs: minuteMs,
      logger,
      failing: 'what is due about subscriptions could not be done; retrying in 1 min',
    })
    const opened = {
      calls: paymentCalls({ payments: atGateway, sandbox: isSandbox(gateway) ? gateway : undefined }),
      preparations: {
        ...planPreparations({ ...parts, gateway: gateway?.name ?? null, tellOperator: tellOperator(parts) }),
        SaveBillingData: billingPreparation(parts),
      },
      policies: [whenPaymentFailedCancel(atGateway), whenSubscriptionChangesNoteDue(schedule)],
      look: schedule.look,
    }
    if (!gateway) return { ...opened, stop: looking.stop }
    const notices = noticesOfPayments({ ...parts, gateway, openings, payments: atGateway })
    const reading = repeatedly(notices.readAwaited, {
      everyMs: hourMs,
      logger,
      failing: 'awaited payments could not be read; retrying in 1 h',
    })
    return {
      ...opened,
      elsewhere: paymentNotices(gateway.name, notices),
      resume: notices.resume,
      stop: async () => {
        await looking.stop()
        await reading.stop()
        await notices.stop()
      },
    }
  },
}

const tellOperator =
  ({ supportEmail, mail }: Pick<Parts, 'supportEmail' | 'mail'>) =>
  async (request: Parameters<typeof mailOfBudget>[1]) => {
    if (supportEmail) await mail.send(mailOfBudget(supportEmail, request))
  }
