import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { Prices } from '@prumo/contracts/subscription/plans'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Domain } from '../../pipeline/domain'
import { subscription } from '../../subscription/subscription'
import type { PaymentsAtGateway } from '../paymentsAtGateway'
import type { LetterQueue, QueuedLetter } from './letterQueue'
import { lettersDue } from './lettersDue'
import { mailOfPlan } from './mailOfPlan'
import { planLetters } from './planLetters'
import { planManagers } from './planManagers'

type Parts = {
  queue: LetterQueue
  domain: Pick<Domain, 'aggregates' | 'now' | 'zonesOf' | 'systemId'>
  mail: Pick<Mail, 'send'>
  prices: Prices
  publicUrl: string
  /** How a slip is paid stands nowhere but at its gateway. */
  payments: Pick<PaymentsAtGateway, 'open'>
  logger: Logger
  signal: AbortSignal
}

const pageSize = 100
/** After so many failures in a row the mail server is away: the rest waits as well. */
const mostInARow = 3

/** Sends the letters whose turn it is, each by what is known of the plan at that moment. */
export function planMailer(parts: Parts): () => Promise<void> {
  const { queue, domain, logger, signal } = parts

  const tried = async (letter: QueuedLetter): Promise<boolean> => {
    try {
      await send(parts, letter)
      await queue.settle(letter, domain.now())
      return true
    } catch (error) {
      logger.warn(
        { err: error, organizationId: letter.organizationId },
        'a letter about a plan was not sent; will retry',
      )
      await queue.postpone(letter, domain.now())
      return false
    }
  }

  return async () => {
    let inARow = 0
    for (;;) {
      const waiting = await queue.waiting(domain.now(), pageSize)
      for (const letter of waiting) {
        if (signal.aborted || inARow === mostInARow) return
        inARow = (await tried(letter)) ? 0 : inARow + 1
      }
      if (waiting.length < pageSize) return
    }
  }
}

/** Broken off before it is settled, it is sent again, as the same message. */
async function send(parts: Parts, { organizationId, name }: QueuedLetter): Promise<void> {
  const { domain, mail, prices, publicUrl } = parts
  const { state } = await domain.aggregates.load(subscription, `subscription-${organizationId}`)
  const zones = await domain.zonesOf(organizationId)
  const { due } = lettersDue(planLetters(state, { zones, prices }), domain.now().toISOString())
  const news = due.find((letter) => letter.name === name)?.news
  if (!news) return
  const managers = await planManagers(domain, organizationId)
  const way = news.kind === 'slipIssued' && managers.length > 0 ? await wayOf(parts, { ...news, organizationId }) : null
  if (way?.kind === 'none') return
  for (const { userId, email, language } of managers) {
    const id = domain.systemId(`${organizationId} letter ${name} to ${userId}`)
    const letter = mailOfPlan({ to: email, language, zones, publicUrl }, news, way)
    await mail.send({ ...letter, messageId: `<${id}@${new URL(publicUrl).hostname}>` })
  }
}

const wayOf = async ({ payments }: Parts, of: { organizationId: string; paymentId: string }): Promise<PaymentWay> =>
  (await payments.open({ organizationId: of.organizationId, paymentId: of.paymentId })).way
