import { isClosedTo, type ProjectPlace } from '@prumo/contracts/access'
import { actorOf } from '../identity/actorOf'
import type { Ledger, RoundAsked } from '../ledger/ledger'
import type { Domain } from '../pipeline/domain'
import type { Doing, Policy } from '../pipeline/policy'
import { document } from './document'
import { waitingFor } from './signOffState'

type Parts = { ledger: Pick<Ledger, 'upToDate' | 'roundsAsked'> }
type Concerned = { projectId?: string; userId?: string }
type Happened = { organizationId: string | null }

/** Whoever asked for a sign-off is told once of each approver whom it waits for and who can no longer come. */
export const whenAccessLostTellWhoAsked = ({ ledger }: Parts): Policy => {
  const look = async ({ organizationId }: Happened, doing: Doing, concerned: Concerned) => {
    if (!organizationId) return
    await ledger.upToDate()
    for (const round of await ledger.roundsAsked(organizationId, concerned)) await tellOf(round, organizationId, doing)
  }
  return {
    name: 'whenAccessLostTellWhoAsked',
    on: {
      ProjectUnshared: (event, doing) => look(event, doing, event.data),
      ProjectLeft: (event, doing) => look(event, doing, event.data),
      UserRemoved: (event, doing) => look(event, doing, { userId: event.data.userId }),
      UserLicenceChanged: (event, doing) => look(event, doing, { userId: event.data.userId }),
      AccessProfileAssigned: (event, doing) => look(event, doing, { userId: event.data.userId }),
      AccessProfileChanged: (event, doing) => look(event, doing, {}),
      // Somebody may have lost it while the request was on its way, and an edit asks everybody afresh.
      SignOffRequested: ({ organizationId, data }, doing) =>
        organizationId ? tellOf({ ...data, waiting: data.approverIds }, organizationId, doing) : Promise.resolve(),
    },
  }
}

async function tellOf({ projectId, documentId, waiting }: RoundAsked, organizationId: string, doing: Doing) {
  const place = await doing.domain.projectPlace(projectId)
  if (!place) return
  const { state } = await doing.domain.aggregates.load(document, `document-${documentId}`)
  if (!state || state.deleted) return
  const stillWaiting = waitingFor(state.signOff).filter((userId) => waiting.includes(userId))
  for (const userId of stillWaiting)
    if (!(await mayCome(doing.domain, userId, { ...place, organizationId })))
      await doing.perform(
        { type: 'NoteLostApprover', data: { projectId, documentId, userId } },
        `${documentId} ${userId}`,
      )
}

async function mayCome({ aggregates, now }: Domain, userId: string, place: ProjectPlace): Promise<boolean> {
  const user = await actorOf(aggregates, userId, place.organizationId, now().toISOString())
  return user !== undefined && !isClosedTo(user, 'documents', place)
}
