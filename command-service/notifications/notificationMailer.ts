import type { NotificationId } from '@prumo/contracts/notifications/inbox'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { bySystem } from '../audit/bySystem'
import { account } from '../identity/account'
import { provenAddress } from '../identity/provenAddress'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { mailable } from './mailable'
import { mailedNotifications } from './mailedNotifications'
import { mailOfNotifications } from './mailOfNotifications'
import type { MailQueue, QueuedMail } from './mailQueue'

export type MailerParts = {
  queue: MailQueue
  runner: CommandRunner
  domain: Domain
  mail: Mail
  publicUrl: string
  logger: Logger
}

const minuteMs = 60_000
/** What comes within it after a mail waits, and goes as one. */
const betweenMailsMs = 10 * minuteMs
/** Another process takes over a turn that lasted so long. */
const turnMs = 2 * minuteMs
const [firstRetryMs, longestRetryMs] = [minuteMs, 60 * minuteMs]
/** So many people are looked up at once; who is stopping goes no further than these. */
const mostAtOnce = 100
/** As many as an event of the inbox names. */
const mostNamed = 200

/** Mails what waits for each person: the first at once, what follows within ten minutes as one. */
export function notificationMailer({ queue, runner, domain, mail, publicUrl, logger }: MailerParts) {
  const { aggregates, now } = domain
  const inMs = (ms: number) => new Date(now().getTime() + ms)

  /** It is on record once it was handed over. Broken off in between, it is sent again, as the same message. */
  async function send(userId: string, mails: readonly QueuedMail[]): Promise<boolean> {
    const [first] = mails
    const { state } = await aggregates.load(account, `account-${userId}`)
    const to = provenAddress(state)
    if (!first || !state || !to) return false
    const notifications = await mailedNotifications(domain, mails, publicUrl)
    if (notifications.length === 0) return false
    const cause = bySystem(domain, first.organizationId, `mails notifications to ${userId} since ${first.eventId}`)
    const letter = mailOfNotifications(to, state.language, notifications, `${publicUrl}/notifications`)
    await mail.send({ ...letter, messageId: `<${cause.id}@${new URL(publicUrl).hostname}>` })
    const data = { userId, notifications: idsOf(mails) }
    await runner.runInternal({ type: 'RecordNotificationMail', data }, cause)
    return true
  }

  async function mailTo(userId: string): Promise<void> {
    if (!(await queue.take(userId, now(), inMs(turnMs)))) return
    try {
      const waiting = await queue.waitingFor(userId)
      const isSent = await send(userId, await mailable(domain, userId, waiting))
      const eventIds = waiting.map(({ eventId }) => eventId)
      await queue.settle(userId, eventIds, isSent ? inMs(betweenMailsMs) : now())
    } catch (error) {
      logger.warn({ err: error }, 'notifications could not be mailed; retrying later')
      await queue.postpone(userId, (failures) => inMs(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)))
    }
  }

  return {
    /** Mails the people whose turn it is. Answers whether it may be the turn of more. */
    mailDue: async (): Promise<boolean> => {
      const due = await queue.dueAt(now(), mostAtOnce)
      for (const userId of due) await mailTo(userId)
      return due.length === mostAtOnce
    },
  }
}

function idsOf(mails: readonly QueuedMail[]): NotificationId[] {
  const unique = new Map(mails.map(({ kind, correlationId }) => [`${kind} ${correlationId}`, { kind, correlationId }]))
  return [...unique.values()].slice(0, mostNamed)
}
