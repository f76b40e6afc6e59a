import { type Actor, auditsEverything, type Feature, isClosedTo, may, type ProjectPlace } from '@prumo/contracts/access'
import { guardedFeatures } from '@prumo/contracts/confidential'
import { needs } from '@prumo/contracts/index'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { company } from '../organization/company'
import { userOf } from '../organization/companyState'
import type { Domain } from '../pipeline/domain'
import type { Preparations, Prepared, Request } from '../pipeline/preparation'
import { projectPlace } from '../projects/projectPlace'
import { actionLog } from './actionLog'
import type { HeadKeeper } from './headKeeper'

export type AuditParts = {
  headKeeper: HeadKeeper
  limits: Pick<RateLimits, 'signHead'>
  /** Sends an organization's last head to all its receivers. Resolves when they have it, or after a short wait. */
  publishHead(organizationId: string): Promise<void>
}

export const auditPreparations = ({ headKeeper, limits, publishHead }: AuditParts): Preparations => ({
  ViewActionLog: async (data, request) => ({
    steps: [{ type: 'ViewActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ViewProjectActionLog: async (data, request) => ({
    steps: [{ type: 'ViewProjectActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ExportActionLog: (data, request, domain) => exported({ type: 'ExportActionLog', data }, request, domain),
  ExportLogProof: async (data, request, domain) => {
    refuseInPart(request.actor, await exportedFrom(data.viewId, request, domain))
    return exported({ type: 'ExportLogProof', data }, request, domain)
  },

  SignHead: async (_, request) => {
    const { organizationId } = whoOf(request)
    await headKeeper.treeCaughtUp(organizationId)
    await limits.signHead(organizationId)
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
})

async function exported(
  { type, data }: { type: string; data: { viewId: string } },
  request: Request,
  domain: Domain,
): Promise<Prepared> {
  const who = whoOf(request)
  const { projectId, place } = await exportedFrom(data.viewId, request, domain)
  // Filters may name any project, so a project's own log records the export only if the person could view it.
  const inProject = place && may(request.actor, needs.ViewProjectActionLog, place).allowed
  return { steps: [{ type, data: { ...data, ...who, ...(inProject && { projectId }) } }] }
}

type From = { projectId?: string | null | undefined; place?: ProjectPlace | undefined }

/** The project that a view is of, if it is of one. */
async function exportedFrom(viewId: string, request: Request, { aggregates }: Domain): Promise<From> {
  const { organizationId } = whoOf(request)
  const { state } = await aggregates.load(actionLog, `actionlog-${organizationId}`)
  const projectId = state.views.find((view) => view.viewId === viewId)?.filters.projectId
  return { projectId, place: projectId ? await projectPlace(aggregates, projectId) : undefined }
}

/**
 * Proofs are of exact bytes, so events that the reader may only see in part are left out, and not recorded as handed
 * out.
 */
function refuseInPart(actor: Actor, { projectId, place }: From): void {
  const isClosed = (feature: Feature) => {
    if (actor.kind !== 'user') return true
    if (!projectId || auditsEverything(actor)) return isClosedTo(actor, feature)
    return !place || isClosedTo(actor, feature, place)
  }
  const features = guardedFeatures.filter(isClosed)
  if (features.length > 0) throw new HttpProblem(403, 'access.contentClosed', { features })
}

function whoOf({ actor }: Request) {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return { organizationId: actor.organizationId, userId: actor.userId }
}
