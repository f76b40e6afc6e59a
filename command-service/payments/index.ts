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
import { isSandbox } from './gateway/sandbox'
import { mailOfBudget } from './mailOfBudget'
import { paymentsAtWork } from './paymentsAtWork'
import { planPreparations } from './preparations'
import { repeatedly } from './repeatedly'
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
    const { gateway, logger } = parts
    const { payments: atGateway, schedule, notices } = paymentsAtWork(parts)
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
    }
    if (!gateway || !notices) return { ...opened, stop: looking.stop }
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
