import type { EventType, RecordedEvent } from '@prumo/contracts/index'
import { notifying } from '@prumo/contracts/meanings'
import { userIdOf } from '@prumo/contracts/message'
import { recipientsOf } from '@prumo/contracts/notifications/recipientsOf'
import { recordOf } from '@prumo/contracts/notifications/recordOf'
import type { Happening, Policy } from '../pipeline/policy'
import type { MailQueue, QueuedMail } from './mailQueue'

type Parts = { queue: Pick<MailQueue, 'add'>; now: () => Date; wake(): void }

/** What happened longer ago is in the inbox only: nobody wants yesterday's mails after an outage. */
const mostAgeMs = 24 * 3_600_000

/** Whoever is notified of an event gets a mail about it. */
export const whenNotifiedQueueMail = ({ queue, now, wake }: Parts): Policy => {
  const react = async (event: RecordedEvent) => {
    if (now().getTime() - Date.parse(event.at) > mostAgeMs) return
    await queue.add(mailsOf(event, now().toISOString()))
    wake()
  }
  return {
    name: 'whenNotifiedQueueMail',
    on: Object.fromEntries([...notifying.keys()].map((type) => [type as EventType, react])),
    concerns: isForSomebody,
  }
}

/** What cannot be read notifies nobody. */
function isForSomebody(event: Happening): boolean {
  try {
    return recipientsOf(event).length > 0
  } catch {
    return false
  }
}

function mailsOf(event: RecordedEvent, queuedAt: string): QueuedMail[] {
  const { id, type, data, metadata, organizationId, projectId } = event
  const notifies = notifying.get(type)
  const record = recordOf(event)
  if (!notifies || !record || !organizationId || !projectId) return []
  return recipientsOf(event).map((userId) => ({
    userId,
    eventId: id,
    organizationId,
    projectId,
    kind: notifies.kind,
    correlationId: metadata.correlationId,
    features: notifies.features(data),
    recordKind: record.kind,
    recordId: record.id,
    byId: userIdOf(metadata.actor),
    queuedAt,
  }))
}
