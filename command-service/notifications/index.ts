import type { Pool } from 'pg'
import type { CommandModule } from '../pipeline/module'
import { inbox } from './inbox'
import { mailLoop } from './mailLoop'
import { openMailQueue } from './mailQueue'
import { type MailerParts, notificationMailer } from './notificationMailer'
import { notificationPreparations } from './preparations'
import { whenNotifiedQueueMail } from './whenNotifiedQueueMail'

type Parts = Omit<MailerParts, 'queue'> & { pool: Pool; isNotifyingByMail: boolean }

export const notifications: CommandModule<Parts> = {
  deciders: [inbox],
  open: ({ pool, isNotifyingByMail, ...parts }) => {
    if (!isNotifyingByMail) return { preparations: notificationPreparations }
    const queue = openMailQueue(pool)
    const mailer = notificationMailer({ ...parts, queue })
    const loop = mailLoop(mailer.mailDue, parts.logger)
    return {
      preparations: notificationPreparations,
      policies: [whenNotifiedQueueMail({ queue, now: parts.domain.now, wake: loop.wake })],
      resume: async () => loop.wake(),
      stop: loop.stop,
    }
  },
}
