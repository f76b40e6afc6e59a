import { hasRight, type ProjectPlace, type ProjectRole } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { projectNeeds } from '@prumo/contracts/projects/project'
import { Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { canvas } from '../canvas/canvas'
import { layOutAreas } from '../canvas/layOutAreas'
import { actorOf } from '../identity/actorOf'
import type { Ledger } from '../ledger/ledger'
import { asUser } from '../pipeline/asUser'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparation, Request } from '../pipeline/preparation'
import { plan } from '../tasks/plan'
import { chosenCustomer } from './chosenCustomer'
import { codeStep } from './codeStep'
import { colleague } from './colleague'
import { closedToCopy, readableSource } from './copyRights'
import { firstSteps } from './firstSteps'
import { project } from './project'
import { projectPlace } from './projectPlace'
import type { StartedCopy } from './projectState'
import { takingRoom } from './takingRoom'
import { untilCopied } from './untilCopied'

type Create = CommandOf<'CreateProject'>['data']
type Copied = NonNullable<Create['copyFrom']>
type Parts = { limits: Pick<RateLimits, 'copyProject'>; ledger: Ledger }

/** Prepares a new project, or a copy of another one, whose contents follow in parts. */
export const createProject =
  ({ limits, ledger }: Parts): Preparation<'CreateProject'> =>
  async ({ language, sharedWith, copyFrom, customerId, ...details }, request, domain) => {
    const { projectId, internalCode } = details
    const owner = asUser(request.actor)
    await domain.refuseOtherThing('project', projectId)
    const { state: made } = await domain.aggregates.load(project, `project-${projectId}`)
    // A repeated command copies what the first one found: the source may no longer exist.
    const source = copyFrom && !made ? await sourceOf(copyFrom, request, domain) : undefined
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
        ...(customerId && { customer: await chosenCustomer(domain, owner.organizationId, customerId) }),
        ...(copy && { copy: { ...copy, language } }),
      },
    }
    const claiming = codeStep('ClaimName', domain, request.actor, internalCode, projectId)
    const place = { organizationId: owner.organizationId, projectId }
    const names = { claimed: made ? [] : [await takingRoom({ ...domain, ledger }, place)], released: [] }
    if (copyFrom) return { steps: [...claiming, creation], names, after: () => untilCopied(domain, projectId) }
    return {
      usedBy: creation.type,
      names,
      steps: [
        ...claiming,
        creation,
        { type: 'LayOutPlan', data: { projectId, steps: firstSteps(request.id, language) } },
        layOutAreas(request.id, { projectId, canvas: 'project', language }),
      ],
    }
  }

/** Who the project is shared with: the people named, and for a copy those of its source. */
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
    if (as.includes('manager')) await refuseUnlessManaging(userId, email, request, domain)
    add(userId, as)
  }
  if (copyFrom?.parts.includes('people')) {
    for (const [userId, roles] of Object.entries(source?.roles ?? {})) {
      const shared = roles.filter((role) => role !== 'manager')
      if (userId !== owner && shared.length > 0) add(userId, shared)
    }
  }
  return [...shares].map(([userId, roles]) => ({ userId, as: withoutLesser([...roles]) }))
}

/** A manager has every role in one, as after an appointment in the project's settings. */
const withoutLesser = (roles: readonly ProjectRole[]): readonly ProjectRole[] =>
  roles.includes('manager') ? ['manager'] : roles

/** The licence and access profile of a new project's manager must allow what managers do. */
async function refuseUnlessManaging(userId: string, email: string, { actor, at }: Request, { aggregates }: Domain) {
  const manager = await actorOf(aggregates, userId, organizationOf(actor), at)
  const need = { of: 'organization', feature: 'projects', level: projectNeeds.ChangeProjectDetails.level } as const
  if (!manager || !hasRight(manager, need).allowed) throw new Refused('project.managementForbidden', { email })
}

/** The project to copy from: one that the asker may see. */
const sourceOf = async ({ projectId, parts }: Copied, { actor }: Request, { aggregates }: Domain) =>
  readableSource(asUser(actor), await projectPlace(aggregates, projectId), parts)

/** What a copy will be made of, whatever becomes of its source meanwhile. */
async function startedCopy(
  { projectId, parts }: Copied,
  source: ProjectPlace,
  { actor }: Request,
  { aggregates }: Domain,
): Promise<Omit<StartedCopy, 'projectId' | 'language'>> {
  const { state, revision } = await aggregates.load(plan, `plan-${projectId}`)
  const [withTasks, withCanvas] = [parts.includes('tasks'), parts.includes('canvas')]
  return {
    sourceProjectId: projectId,
    sourceVersion: revision,
    sourceCanvasVersion: withCanvas ? (await aggregates.load(canvas, `canvas-${projectId}`)).revision : null,
    parts: [...parts],
    leftOut: closedToCopy(asUser(actor), source, parts),
    taskCount: withTasks ? state.tasks.size : 0,
  }
}
