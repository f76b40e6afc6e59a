import { type Actor, type Feature, isClosedTo, may, type ProjectRole } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { defaultSteps } from '@prumo/contracts/tasks/defaultSteps'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import { actorOf, projectPlace } from '../actors'
import { layOutAreas } from '../canvas/layOutAreas'
import { filesLeavingWith } from '../discussion/filesLeaving'
import { accountByEmail } from '../identity/accountByEmail'
import { organizationOf } from '../organization/preparations'
import type { Preparations, Request, Surroundings } from '../preparation'
import { refuseOtherThing } from '../refuseOtherThing'
import { plan } from '../tasks/plan'
import { copiedPlan } from './copiedPlan'
import { project } from './project'

type Create = CommandOf<'CreateProject'>['data']

export const projectPreparations: Preparations = {
  CreateProject: async ({ language, sharedWith, copyFrom, ...details }, request, around) => {
    const { projectId, internalCode } = details
    const owner = asUser(request.actor)
    await refuseOtherThing(around.aggregates, 'project', projectId)
    return {
      steps: [
        ...codeStep('ClaimName', around, request.actor, internalCode, projectId),
        {
          type: 'CreateProject',
          data: {
            ...details,
            organizationId: owner.organizationId,
            ownerId: owner.userId,
            mayOwn: owner.mayOwnProjects,
            copiedFrom: copyFrom?.projectId ?? null,
            shares: await sharesOf(sharedWith, copyFrom, request, around),
          },
        },
        await layOut(projectId, language, copyFrom, request, around),
        layOutAreas(request.id, { projectId, canvas: 'project', language }),
      ],
    }
  },

  ChangeProjectDetails: async (data, { actor }, around) => {
    const { state } = await around.aggregates.load(project, `project-${data.projectId}`)
    const before = state?.details.internalCode
    const moves = data.internalCode !== undefined && data.internalCode !== before
    return {
      steps: [
        ...(moves ? codeStep('ClaimName', around, actor, data.internalCode, data.projectId) : []),
        { type: 'ChangeProjectDetails', data },
        ...(moves ? codeStep('ReleaseName', around, actor, before, data.projectId) : []),
      ],
    }
  },

  ShareProject: async ({ projectId, email, as }, { actor }, around) => ({
    steps: [{ type: 'ShareProject', data: { projectId, userId: (await colleague(around, actor, email)) ?? null, as } }],
  }),

  TransferProject: async ({ projectId, email }, { actor, at }, around) => {
    const userId = await colleague(around, actor, email)
    const target = userId && (await actorOf(around.aggregates, userId, organizationOf(actor), at))
    return {
      steps: [
        {
          type: 'TransferProject',
          data: { projectId, userId: userId ?? null, mayOwn: target ? target.mayOwnProjects : true },
        },
      ],
    }
  },

  PlaceLegalHold: async (data, { actor }, around) => {
    await refuseElsewhere(data.projectId, actor, around)
    return { steps: [{ type: 'PlaceLegalHold', data }] }
  },

  LiftLegalHold: async (data, { actor }, around) => {
    await refuseElsewhere(data.projectId, actor, around)
    return { steps: [{ type: 'LiftLegalHold', data }] }
  },

  DeleteProject: async (data, request, around) => {
    const { state } = await around.aggregates.load(project, `project-${data.projectId}`)
    const { steps, after } = await filesLeavingWith(data.projectId, request, around)
    return {
      steps: [
        { type: 'DeleteProject', data },
        ...steps,
        ...codeStep('ReleaseName', around, request.actor, state?.details.internalCode, data.projectId),
      ],
      after,
    }
  },
}

/** Who audits the organization needs no role in a project, but the project is the organization's. */
async function refuseElsewhere(projectId: string, actor: Actor, { aggregates }: Surroundings) {
  const place = await projectPlace(aggregates, projectId)
  if (!place || place.organizationId !== organizationOf(actor)) throw new HttpProblem(404, 'resource.unknown')
}

function asUser(actor: Actor) {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return actor
}

/** An internal code is unique within the organization, whatever its case. */
function codeStep(
  type: 'ClaimName' | 'ReleaseName',
  { nameHash }: Surroundings,
  actor: Actor,
  code: string | null | undefined,
  projectId: string,
): Message[] {
  if (!code) return []
  const name = nameHash('projectCode', `${organizationOf(actor)}/${code.toLowerCase()}`)
  return [{ type, data: { kind: 'projectCode', name, holderId: projectId } }]
}

/** The person of the asker's own organization who has this e-mail. */
async function colleague(around: Surroundings, actor: Actor, email: string): Promise<string | undefined> {
  const userId = await accountByEmail(around, email)
  return userId && (await actorOf(around.aggregates, userId, organizationOf(actor), around.now().toISOString()))
    ? userId
    : undefined
}

async function sharesOf(
  sharedWith: Create['sharedWith'],
  copyFrom: Create['copyFrom'],
  request: Request,
  around: Surroundings,
) {
  const owner = asUser(request.actor).userId
  const shares = new Map<string, Set<ProjectRole>>()
  const add = (userId: string, roles: readonly ProjectRole[]) =>
    shares.set(userId, new Set([...(shares.get(userId) ?? []), ...roles]))
  for (const { email, as } of sharedWith) {
    const userId = await colleague(around, request.actor, email)
    if (!userId) throw new Refused('project.userNotFound', { email })
    if (userId === owner) throw new Refused('project.alreadyManager')
    add(userId, as)
  }
  if (copyFrom?.parts.includes('people')) {
    for (const [userId, roles] of Object.entries((await sourceOf(copyFrom.projectId, request, around)).roles)) {
      const shared = roles.filter((role) => role !== 'manager')
      if (userId !== owner && shared.length > 0) add(userId, shared)
    }
  }
  return [...shares].map(([userId, roles]) => ({ userId, as: [...roles] }))
}

/** The project to copy from: one that the asker may see. */
async function sourceOf(projectId: string, { actor }: Request, { aggregates }: Surroundings) {
  const place = await projectPlace(aggregates, projectId)
  if (!place || !may(actor, { of: 'project', feature: 'tasks', level: 'viewOnly' }, place).allowed)
    throw new Refused('project.unknown')
  return place
}

async function layOut(
  projectId: string,
  language: Create['language'],
  copyFrom: Create['copyFrom'],
  request: Request,
  around: Surroundings,
): Promise<Message> {
  if (!copyFrom) return { type: 'LayOutPlan', data: { projectId, ...defaultPlan(request.id, language) } }
  const source = await sourceOf(copyFrom.projectId, request, around)
  const { state } = await around.aggregates.load(plan, `plan-${copyFrom.projectId}`)
  // Whoever copies amounts reads them there, and writes them here.
  const isClosed = (feature: Feature) =>
    isClosedTo(asUser(request.actor), feature, source) ||
    !may(request.actor, { of: 'organization', feature, level: 'editOnly' }).allowed
  const copied = copiedPlan(state, copyFrom.parts, (what) => derivedId(request.id, what), isClosed)
  const fallback = copied.steps.length > 0 ? {} : defaultPlan(request.id, language)
  return { type: 'LayOutPlan', data: { projectId, ...copied, ...fallback } }
}

const defaultPlan = (commandId: string, language: Create['language']) => ({
  steps: defaultSteps[language].map((name, index, all) => ({
    ...{
      stepId: derivedId(commandId, `step ${name}`),
      name,
      description: '',
      taskLimit: null,
      finishes: index === all.length - 1,
    },
  })),
  tags: [],
})
