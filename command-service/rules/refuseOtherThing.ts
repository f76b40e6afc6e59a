import type { Refusal } from '@prumo/contracts/index'
import type { Aggregates, AnyDecider } from '@prumo/platform/aggregates/aggregates'
import { Refused } from '@prumo/platform/errors'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import { document } from '../documents/document'
import { account } from '../identity/account'
import { company } from '../organization/company'
import { project } from '../projects/project'

type Kind = 'account' | 'organization' | 'project' | 'document'

/** What has a stream of its own under a new id that somebody chose. */
const things: Record<Kind, { decider: AnyDecider; taken: Refusal }> = {
  account: { decider: account, taken: 'account.idTaken' },
  organization: { decider: company, taken: 'organization.idTaken' },
  project: { decider: project, taken: 'project.idTaken' },
  document: { decider: document, taken: 'document.idTaken' },
}

/**
 * Refuses an id under which another kind of thing is there: rows are found by their id within an organization's or a project's, so an id is one thing
 * only. Two that are made at the same moment are not found; both are then the same sender's.
 */
export async function refuseOtherThing(aggregates: Aggregates, kind: Kind, id: string): Promise<void> {
  for (const [another, { decider }] of Object.entries(things)) {
    if (another === kind) continue
    const { revision } = await aggregates.load(decider, `${another}-${id}`)
    if (revision !== noStream) throw new Refused(things[kind].taken)
  }
}
