import { Refused } from '@prumo/platform/errors'
import { actorOf } from '../identity/actorOf'
import type { Ledger } from '../ledger/ledger'
import type { Domain } from '../pipeline/domain'
import { inOwn } from '../pipeline/inOwn'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations, Request } from '../pipeline/preparation'
import { company } from './company'
import { copyLogotipo, type LogotipoParts } from './copyLogotipo'
import { refuseErasing } from './grantRules'
import { recordNames } from './recordNames'
import { savedDocument } from './savedDocument'

export type OrganizationParts = LogotipoParts & {
  ledger: Ledger
  /** Forgets erased people as far as it can be done now; the rest is retried in the background. */
  forgetErased(): Promise<void>
}

export const organizationPreparations = (parts: OrganizationParts): Preparations => ({
  SetTimeZone: inOwn('SetTimeZone'),
  ChangeUserLicence: inOwn('ChangeUserLicence'),
  AssignAccessProfile: inOwn('AssignAccessProfile'),
  CreateAccessProfile: inOwn('CreateAccessProfile'),
  ChangeAccessProfile: inOwn('ChangeAccessProfile'),
  DeleteAccessProfile: inOwn('DeleteAccessProfile'),

  EraseUser: async ({ userId, reason, successorId }, request, domain) => {
    const organizationId = organizationOf(request.actor)
    const { state } = await domain.aggregates.load(company, `organization-${organizationId}`)
    refuseErasing(state, userId, request)
    return {
      steps: [
        ...(await passingOn(userId, successorId, request, { ...domain, ...parts })),
        { type: 'ErasePerson', data: { userId, rule: 'administrator', reason, retainedUntil: null } },
        { type: 'RemoveUser', data: { organizationId, userId } },
      ],
      after: parts.forgetErased,
    }
  },

  SaveCompany: async (data, { id, actor }, domain) => {
    const { aggregates } = domain
    const organizationId = organizationOf(actor)
    const { state } = await aggregates.load(company, `organization-${organizationId}`)
    const from = state?.company.document ?? null
    const document = savedDocument(data.document, from)
    const record = { ...data, document, organizationId, held: { from, to: document } }
    return {
      names: await recordNames(state?.company, record, { organizationId, id }, domain),
      steps: [{ type: 'SaveCompany', data: record }],
      after: () => copyLogotipo({ ...parts, aggregates }, { organizationId, savedBy: id }, state?.logotipo ?? null),
    }
  },
})

/** Transfers the person's projects to a successor who may own them: after the erasure nobody could. */
async function passingOn(
  userId: string,
  successorId: string | null,
  { actor, at }: Request,
  { aggregates, ledger }: Domain & OrganizationParts,
) {
  await ledger.upToDate()
  const owned = await ledger.projectsOf(userId)
  const successor = successorId ? await actorOf(aggregates, successorId, organizationOf(actor), at) : undefined
  if (successorId && (!successor?.mayOwnProjects || successorId === userId))
    throw new Refused('organization.successorUnfit')
  if (owned.length > 0 && !successor) throw new Refused('organization.projectsNeedOwner', { count: owned.length })
  return owned.map((projectId) => ({ type: 'PassOnProject', data: { projectId, userId, successorId } }))
}
