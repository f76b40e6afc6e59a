import type { Actor, ProjectPlace, ProjectRole } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { layOutAreas } from '../canvas/layOutAreas'
import { filesOfProject } from '../discussion/filesOfProject'
import { accountByEmail } from '../identity/accountByEmail'
import { organizationOf } from '../organization/preparations'
import { actorOf, projectPlace } from '../pipeline/actors'
import { asUser } from '../pipeline/asUser'
import type { Domain } from '../pipeline/domain'
import type { Preparations, Request } from '../pipeline/preparation'
import { waitBriefly } from '../pipeline/waitBriefly'
import type { Ledger } from '../retention/ledger'
import { refuseOtherThing } from '../rules/refuseOtherThing'
import { plan } from '../tasks/plan'
import { closedToCopy, readableSource } from './copyRights'
import { firstSteps } from './firstSteps'
import { project } from './project'
import type { StartedCopy } from './projectState'
import { untilCopied } from './untilCopied'

type Create = CommandOf<'CreateProject'>['data']

type Parts = { limits: Pick<RateLimits, 'copyProject'>; ledger: Ledger }

export const projectPreparations = ({ limits, ledger }: Parts): Preparations => ({
  CreateProject: async ({ language, sharedWith, copyFrom, ...details }, request, domain) => {
    const { projectId, internalCode } = details
    const owner = asUser(request.actor)
    await refuseOtherThing(domain.aggregates, 'project', projectId)
    const { state: made } = await domain.aggregates.load(project, `project-${projectId}`)
    // What a copy takes over was settled when it was first asked for: its source may be gone by now.
    const source = copyFrom && !made ? await sourceOf(copyFrom.projectId, request, domain) : undefined
    const shares = copyFrom && made ? [] : await sharesOf(sharedWith, copyFrom, source, request, domain)
    if (source) await limits.copyProject(owner.organizationId)
    const copy = copyFrom && source && (await startedCopy(copyFrom, source, request, domain))
    const creation: Message = {
      type: 'CreateProject',
      data: {
        ...details,
        organizationId: owner.organizationId,
        ownerId: owner.userId,
        mayOwn: owner.mayOwnProjects,
        copiedFrom: copyFrom?.projectId ?? null,
        shares,
        ...(copy && { copy: { ...copy, language } }),
      },
    }
    const claiming = codeStep('ClaimName', domain, request.actor, internalCode, projectId)
    if (copyFrom) return { steps: [...claiming, creation], after: () => untilCopied(domain, projectId) }
    return {
      steps: [
        ...claiming,
        creation,
        { type: 'LayOutPlan', data: { projectId, steps: firstSteps(request.id, language) } },
        layOutAreas(request.id, { projectId, canvas: 'project', language }),
      ],
    }
  },

  ChangeProjectDetails: async (data, { actor }, domain) => {
    const { state } = await domain.aggregates.load(project, `project-${data.projectId}`)
    const before = state?.details.internalCode
    const moves = data.internalCode !== undefined && data.internalCode !== before
    return {
      steps: [
        ...(moves ? codeStep('ClaimName', domain, actor, data.internalCode, data.projectId) : []),
        { type: 'ChangeProjectDetails', data },
        ...(moves ? codeStep('ReleaseName', domain, actor, before, data.projectId) : []),
      ],
    }
  },

  ShareProject: async ({ projectId, email, as }, { actor }, domain) => ({
    steps: [{ type: 'ShareProject', data: { projectId, userId: (await colleague(domain, actor, email)) ?? null, as } }],
  }),

  TransferProject: async ({ projectId, email }, { actor, at }, domain) => {
    const userId = await colleague(domain, actor, email)
    const target = userId && (await actorOf(domain.aggregates, userId, organizationOf(actor), at))
    return {
      steps: [
        {
          type: 'TransferProject',
          data: { projectId, userId: userId ?? null, mayOwn: target ? target.mayOwnProjects : true },
        },
      ],
    }
  },

  PlaceLegalHold: async (data, { actor }, domain) => {
    await refuseElsewhere(data.projectId, actor, domain)
    return { steps: [{ type: 'PlaceLegalHold', data }] }
  },

  LiftLegalHold: async (data, { actor }, domain) => {
    await refuseElsewhere(data.projectId, actor, domain)
    return { steps: [{ type: 'LiftLegalHold', data }] }
  },

  DeleteProject: async (data, request, domain) => {
    const { state } = await domain.aggregates.load(project, `project-${data.projectId}`)
    return {
      steps: [
        { type: 'DeleteProject', data },
        ...codeStep('ReleaseName', domain, request.actor, state?.details.internalCode, data.projectId),
      ],
      after: () =>
        waitBriefly(async () =>
          (await filesOfProject(data.projectId, { ...domain, ledger })).every(({ attached }) => attached.isEmpty()),
        ),
    }
  },
})

/** Who audits the organization needs no role in a project, but the project is the organization's. */
async function refuseElsewhere(projectId: string, actor: Actor, { aggregates }: Domain) {
  const place = await projectPlace(aggregates, projectId)
  if (!place || place.organizationId !== organizationOf(actor)) throw new HttpProblem(404, 'resource.unknown')
  if (place.copying) throw new Refused('project.beingCopied')
}

/** An internal code is unique within the organization, whatever its case. */
function codeStep(
  type: 'ClaimName' | 'ReleaseName',
  { nameHash }: Domain,
  actor: Actor,
  code: string | null | undefined,
  projectId: string,
): Message[] {
  if (!code) return []
  const name = nameHash('projectCode', `${organizationOf(actor)}/${code.toLowerCase()}`)
  return [{ type, data: { kind: 'projectCode', name, holderId: projectId } }]
}

/** The person of the asker's own organization who has this e-mail. */
async function colleague(domain: Domain, actor: Actor, email: string): Promise<string | undefined> {
  const userId = await accountByEmail(domain, email)
  return userId && (await actorOf(domain.aggregates, userId, organizationOf(actor), domain.now().toISOString()))
    ? userId
    : undefined
}

async function sharesOf(
  sharedWith: Create['sharedWith'],
  copyFrom: Create['copyFrom'],
  source: ProjectPlace | undefined,
  request: Request,
  domain: Domain,
) {
  const owner = asUser(request.actor).userId
  const shares = new Map<string, Set<ProjectRole>>()
  const add = (userId: string, roles: readonly ProjectRole[]) =>
    shares.set(userId, new Set([...(shares.get(userId) ?? []), ...roles]))
  for (const { email, as } of sharedWith) {
    const userId = await colleague(domain, request.actor, email)
    if (!userId) throw new Refused('project.userNotFound', { email })
    if (userId === owner) throw new Refused('project.alreadyManager')
    add(userId, as)
  }
  if (copyFrom?.parts.includes('people')) {
    for (const [userId, roles] of Object.entries(source?.roles ?? {})) {
      const shared = roles.filter((role) => role !== 'manager')
      if (userId !== owner && shared.length > 0) add(userId, shared)
    }
  }
  return [...shares].map(([userId, roles]) => ({ userId, as: [...roles] }))
}

/** The project to copy from: one that the asker may see. */
const sourceOf = async (projectId: string, { actor }: Request, { aggregates }: Domain) =>
  readableSource(asUser(actor), await projectPlace(aggregates, projectId))

/** What a copy will be made of, whatever becomes of its source meanwhile. */
async function startedCopy(
  { projectId, parts }: NonNullable<Create['copyFrom']>,
  source: ProjectPlace,
  { actor }: Request,
  { aggregates }: Domain,
): Promise<Omit<StartedCopy, 'projectId' | 'language'>> {
  const { state, revision } = await aggregates.load(plan, `plan-${projectId}`)
  const withTasks = parts.includes('tasks')
  return {
    sourceProjectId: projectId,
    sourceVersion: revision,
    parts: [...parts],
    leftOut: withTasks ? [...closedToCopy(asUser(actor), source)] : [],
    taskCount: withTasks ? state.tasks.size : 0,
  }
}
