import type { Prices } from '@prumo/contracts/subscription/plans'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { CommandModule } from '../pipeline/module'
import { repeatedly } from '../pipeline/repeatedly'
import { billingPreparation } from './billingPreparation'
import { paymentCalls, paymentNotices } from './calls'
import type { PaymentGateway } from './gateway/gateway'
import { isSandbox } from './gateway/sandbox'
import { planMailer } from './letters/planMailer'
import { mailOfBudget } from './mailOfBudget'
import { paymentsAtWork } from './paymentsAtWork'
import { planPreparations } from './preparations'
import { whenOperatorDecidesCarryOut } from './whenOperatorDecidesCarryOut'
import { whenPaymentFailedCancel } from './whenPaymentFailedCancel'
import { whenRefundDecidedRefund } from './whenRefundDecidedRefund'
import { whenSubscriptionChangesNoteDue } from './whenSubscriptionChangesNoteDue'

type Parts = {
  pool: Pool
  gateway: PaymentGateway | null
  prices: Prices
  /** Who hears of requests for a budget. */
  supportEmail: string | undefined
  mail: Pick<Mail, 'send'>
  publicUrl: string
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
    const stopping = new AbortController()
    const { signal } = stopping
    const { payments: atGateway, inTurn, letters, schedule, notices } = paymentsAtWork({ ...parts, signal })
    const mailLetters = planMailer({ ...parts, queue: letters, payments: inTurn, signal })
    const everyMinute = (work: () => Promise<void>, failing: string) =>
      repeatedly(work, { everyMs: minuteMs, logger, failing: `${failing}; retrying in 1 min` })
    const charging = everyMinute(schedule.charge, 'payments that are due could not be begun')
    const mailing = everyMinute(
      () => alone(pool, advisoryLocks.planLetters, mailLetters),
      'letters about plans could not be sent',
    )
    const looking = everyMinute(async () => {
      await schedule.look()
      charging.soon()
      mailing.soon()
    }, 'what is due about subscriptions could not be done')
    const failing = 'awaited payments could not be read; retrying in 1 h'
    const reading = notices && repeatedly(notices.readAwaited, { everyMs: hourMs, logger, failing })
    return {
      calls: paymentCalls({ payments: atGateway, sandbox: isSandbox(gateway) ? gateway : undefined }),
      preparations: {
        ...planPreparations({ ...parts, gateway: gateway?.name ?? null, tellOperator: tellOperator(parts) }),
        SaveBillingData: billingPreparation(parts),
      },
      policies: [
        whenPaymentFailedCancel(inTurn),
        whenSubscriptionChangesNoteDue(schedule),
        whenOperatorDecidesCarryOut,
        whenRefundDecidedRefund(inTurn),
      ],
      ...(gateway && notices && { elsewhere: paymentNotices(gateway.name, notices) }),
      look: async () => {
        await schedule.look()
        await schedule.charge()
      },
      resume: async () => {
        looking.soon()
        await notices?.resume()
      },
      stop: async () => {
        stopping.abort()
        await notices?.stop()
        await Promise.all([looking, charging, mailing, reading].map((each) => each?.stop()))
      },
    }
  },
}

const tellOperator =
  ({ supportEmail, mail }: Pick<Parts, 'supportEmail' | 'mail'>) =>
  async (request: Parameters<typeof mailOfBudget>[1]) => {
    if (supportEmail) await mail.send(mailOfBudget(supportEmail, request))
  }
