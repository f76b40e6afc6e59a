import { hasRight } from '@prumo/contracts/access'
import { actorOf } from '../identity/actorOf'
import type { Domain } from '../pipeline/domain'
import { inbox } from './inbox'
import type { QueuedMail } from './mailQueue'

type Reading = Pick<Domain, 'aggregates' | 'now' | 'projectPlace'>

/** The mails that a person may still get: whoever turned them off, or lost the right meanwhile, gets none. */
export async function mailable(domain: Reading, userId: string, waiting: readonly QueuedMail[]): Promise<QueuedMail[]> {
  const { state } = await domain.aggregates.load(inbox, `inbox-${userId}`)
  if (!state.byMail) return []
  const mails: QueuedMail[] = []
  for (const mail of waiting) if (await maySee(domain, mail)) mails.push(mail)
  return mails
}

async function maySee(domain: Reading, { userId, organizationId, projectId, features }: QueuedMail): Promise<boolean> {
  const user = await actorOf(domain.aggregates, userId, organizationId, domain.now().toISOString())
  const place = await domain.projectPlace(projectId)
  return (
    user !== undefined &&
    features.every((feature) => hasRight(user, { of: 'project', feature, level: 'viewOnly' }, place).allowed)
  )
}
