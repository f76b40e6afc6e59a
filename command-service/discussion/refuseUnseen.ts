import { may } from '@prumo/contracts/access'
import { featureOfTarget, type Target, type TargetKind } from '@prumo/contracts/discussion/target'
import type { Aggregates } from '@prumo/platform/aggregates'
import { Refused } from '@prumo/platform/errors'
import { projectPlace } from '../actors'
import type { Request, Surroundings } from '../preparation'
import { plan } from '../tasks/plan'

type IsThere = (aggregates: Aggregates, projectId: string, id: string) => Promise<boolean>

const isThere: Partial<Record<TargetKind, IsThere>> = {
  project: async (_, projectId, id) => id === projectId,
  task: async (aggregates, projectId, id) => (await aggregates.load(plan, `plan-${projectId}`)).state.tasks.has(id),
}

/** Refuses what is said of, or attached to, something that is not in the project, or not there for whoever asks. */
export async function refuseUnseen(
  { projectId, target: { kind, id } }: { projectId: string; target: Target },
  { actor }: Pick<Request, 'actor'>,
  { aggregates }: Pick<Surroundings, 'aggregates'>,
): Promise<void> {
  const need = { of: 'project', feature: featureOfTarget[kind], level: 'viewOnly' } as const
  const seen = may(actor, need, await projectPlace(aggregates, projectId)).allowed
  if (!seen || !(await isThere[kind]?.(aggregates, projectId, id))) throw new Refused('discussion.targetUnknown')
}
