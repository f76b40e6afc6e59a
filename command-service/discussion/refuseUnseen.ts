import { may } from '@prumo/contracts/access'
import { featureOfTarget, type Target, type TargetKind } from '@prumo/contracts/discussion/target'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { Refused } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import { document } from '../documents/document'
import { projectLedger } from '../finance/projectLedger'
import type { Domain } from '../pipeline/domain'
import type { Request } from '../pipeline/preparation'
import { projectPlace } from '../projects/projectPlace'
import { plan } from '../tasks/plan'

type IsThere = (aggregates: Aggregates, projectId: string, id: string) => Promise<boolean>

const isThere: Record<TargetKind, IsThere> = {
  project: async (_, projectId, id) => id === projectId,
  task: async (aggregates, projectId, id) => (await aggregates.load(plan, `plan-${projectId}`)).state.tasks.has(id),
  document: async (aggregates, projectId, id) => {
    const { state } = await aggregates.load(document, `document-${id}`)
    return state !== undefined && state.projectId === projectId && !state.deleted
  },
  entry: async (aggregates, projectId, id) =>
    (await aggregates.load(projectLedger, `ledger-${projectId}`)).state.entries.has(id),
}

type On = { projectId: string; target: Target }
type Reading = Pick<Domain, 'aggregates'>

/** Refuses comments on, and attachments to, things that do not exist in the project or that the sender may not see. */
export async function refuseUnseen(on: On, request: Pick<Request, 'actor'>, domain: Reading): Promise<void> {
  await refuseUnseenKind(on, request, domain)
  const { kind, id } = on.target
  if (!(await isThere[kind](domain.aggregates, on.projectId, id))) throw new Refused('discussion.targetUnknown')
}

/**
 * Refuses people who may not see things of this kind. Attachments of a deleted thing still exist, because it may be
 * restored.
 */
export async function refuseUnseenKind(
  { projectId, target }: On,
  { actor }: Pick<Request, 'actor'>,
  { aggregates }: Reading,
): Promise<void> {
  const need = { of: 'project', feature: featureOfTarget[target.kind], level: 'viewOnly' } as const
  if (!may(actor, need, await projectPlace(aggregates, projectId)).allowed)
    throw new Refused('discussion.targetUnknown')
}

/**
 * A file is part of a document's content, so changing it requires the right to change the document. For other things
 * the command's own need is enough.
 */
export async function refuseUnlessEditor(
  { projectId, target }: On,
  { actor }: Pick<Request, 'actor'>,
  { aggregates }: Reading,
): Promise<void> {
  if (target.kind !== 'document') return
  const need = { of: 'project', feature: 'documents', level: 'editOnly' } as const
  const verdict = may(actor, need, await projectPlace(aggregates, projectId))
  if (!verdict.allowed) throw denied(verdict, need)
}
