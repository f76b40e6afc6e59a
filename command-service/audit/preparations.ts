import { may } from '@prumo/contracts/access'
import { needs } from '@prumo/contracts/index'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { projectPlace } from '../actors'
import { company, userOf } from '../organization/company'
import type { Preparations, Prepared, Request, Surroundings } from '../preparation'
import { actionLog } from './actionLog'

export const auditPreparations: Preparations = {
  ViewActionLog: async (data, request) => ({
    steps: [{ type: 'ViewActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ViewProjectActionLog: async (data, request) => ({
    steps: [{ type: 'ViewProjectActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ExportActionLog: (data, request, around) => exported({ type: 'ExportActionLog', data }, request, around),
  ExportLogProof: (data, request, around) => exported({ type: 'ExportLogProof', data }, request, around),

  SignHead: async (_, request, { headKeeper, publishHead }) => {
    const { organizationId } = whoOf(request)
    await headKeeper.treeCaughtUp(organizationId)
    const head = await headKeeper.sign(organizationId)
    return {
      steps: [{ type: 'SignHead', data: { organizationId, ...head } }],
      after: () => publishHead(organizationId),
    }
  },
  ChooseHeadPlaces: async (data, request, { aggregates }) => {
    const { organizationId } = whoOf(request)
    const { state } = await aggregates.load(company, `organization-${organizationId}`)
    if (!data.recipientIds.every((userId) => userOf(state, userId))) throw new Refused('head.recipientUnknown')
    return { steps: [{ type: 'ChooseHeadPlaces', data: { ...data, organizationId } }] }
  },
  TakeHead: async ({ size }, request, { history }) => {
    const who = whoOf(request)
    const signed = await history(`heads-${who.organizationId}`)
    if (!signed.some(({ type, data }) => type === 'LogHeadSigned' && data.size === size))
      throw new Refused('head.unknown')
    return { steps: [{ type: 'TakeHead', data: { size, ...who } }] }
  },
}

async function exported(
  { type, data }: { type: string; data: { viewId: string } },
  request: Request,
  { aggregates }: Surroundings,
): Promise<Prepared> {
  const who = whoOf(request)
  const { state } = await aggregates.load(actionLog, `actionlog-${who.organizationId}`)
  const projectId = state.views.find(({ viewId }) => viewId === data.viewId)?.filters.projectId
  // Filters may name any project: only where the log could have been viewed does it tell of the export.
  const place = projectId ? await projectPlace(aggregates, projectId) : undefined
  const inProject = place && may(request.actor, needs.ViewProjectActionLog, place).allowed
  return { steps: [{ type, data: { ...data, ...who, ...(inProject && { projectId }) } }] }
}

function whoOf({ actor }: Request) {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return { organizationId: actor.organizationId, userId: actor.userId }
}
