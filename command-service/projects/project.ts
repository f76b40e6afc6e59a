import type { ProjectPlace, ProjectRole } from '@prumo/contracts/access'
import type { RetentionEvent } from '@prumo/contracts/audit/retention'
import { userIdOf } from '@prumo/contracts/message'
import { customerText } from '@prumo/contracts/projects/customerText'
import type { ProjectDetails, ProjectEvent } from '@prumo/contracts/projects/project'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { changesIn } from '../rules/fieldChanges'
import { refuseOutrun } from '../rules/refuseOutrun'
import type { ChosenCustomer, Project, ProjectCommand } from './projectState'
import { decideRetention, evolveRetention, keptForGood, withStatus } from './retentionRules'
import { letIn, without } from './takingPart'

/** A project: its details, its status, its owner and the people who take part. */
export const project: Decider<Project, ProjectCommand, ProjectEvent | RetentionEvent> = {
  stream: ({ projectId }) => `project-${projectId}`,
  initial: undefined,

  decide: {
    CreateProject: ({ mayOwn, shares, copy, customer, ...data }, state) => {
      if (state && (state.ownerId !== data.ownerId || state.deleted)) throw new Refused('project.idTaken')
      if (state) return []
      if (!mayOwn) throw new Refused('project.ownershipForbidden')
      const { projectId } = data
      return [
        { type: 'ProjectCreated', data },
        ...(customer ? customerChange(projectId, customer, null) : []),
        ...(copy ? [{ type: 'ProjectCopyStarted' as const, data: { projectId, ...copy } }] : []),
        ...shares.map(({ userId, as }) => ({
          type: 'ProjectShared' as const,
          data: { projectId, userId, roles: [...as], before: { roles: [] } },
        })),
      ]
    },

    ChangeProjectDetails: ({ projectId, seen, ...changes }, state) => {
      const changed = changesIn(knownProject(state).details, changes, seen)
      return changed ? [{ type: 'ProjectDetailsChanged', data: { projectId, ...changed } }] : []
    },

    ChangeProjectCustomer: ({ projectId, seen, ...customer }, state) => {
      const { customerId } = knownProject(state)
      refuseOutrun({ customerId }, customer, seen)
      return customerChange(projectId, customer, customerId)
    },

    MoveProjectCustomer: ({ projectId, from, to, text }, state) => {
      if (!state || state.deleted || state.customerId !== from) return []
      if (text !== undefined && customerText(state.details.customerName ?? '') !== customerText(text)) return []
      return customerChange(projectId, { customerId: to }, from)
    },

    ChangeProjectStatus: ({ projectId, status }, state) => {
      const before = knownProject(state).status
      return before === status
        ? []
        : [{ type: 'ProjectStatusChanged', data: { projectId, status, before: { status: before } } }]
    },

    ShareProject: ({ projectId, userId, as }, state, by) => {
      const project = knownProject(state)
      if (userId === null) throw new Refused('project.userNotFound')
      if (userId === project.ownerId || rolesOf(project, userId).includes('manager'))
        throw new Refused('project.alreadyManager')
      if (Object.hasOwn(project.left, userId) && me(by) !== project.ownerId) throw new Refused('project.leftByThemself')
      return withRoles(project, projectId, userId, as)
    },

    AppointManager: ({ projectId, userId }, state) => {
      const project = knownProject(state)
      if (userId === project.ownerId) throw new Refused('project.alreadyManager')
      if (rolesOf(project, userId).length === 0) throw new Refused('project.notShared')
      return withRoles(project, projectId, userId, ['manager'])
    },

    UnshareProject: ({ projectId, userId }, state) => {
      const project = knownProject(state)
      if (userId === project.ownerId) throw new Refused('project.ownerStays')
      const roles = rolesOf(project, userId)
      return roles.length === 0
        ? []
        : [{ type: 'ProjectUnshared', data: { projectId, userId, before: { roles: [...roles] } } }]
    },

    TransferProject: ({ projectId, userId, mayOwn }, state, by) => {
      const project = knownProject(state)
      if (me(by) !== project.ownerId) throw new Refused('project.notOwner')
      if (userId === null) throw new Refused('project.userNotFound')
      if (userId === project.ownerId) throw new Refused('project.alreadyOwner')
      if (!mayOwn) throw new Refused('project.ownershipForbidden')
      return [
        { type: 'ProjectTransferred', data: { projectId, ownerId: userId, before: { ownerId: project.ownerId } } },
      ]
    },

    // Only the owner may transfer a project, and an erased owner no longer can.
    PassOnProject: ({ projectId, userId, successorId }, state) => {
      const project = knownProject(state)
      if (project.ownerId !== userId) return []
      return [
        { type: 'ProjectTransferred', data: { projectId, ownerId: successorId, before: { ownerId: userId } } },
        { type: 'ProjectUnshared', data: { projectId, userId, before: { roles: ['manager'] } } },
      ]
    },

    LeaveProject: ({ projectId }, state, by) => {
      const project = knownProject(state)
      if (me(by) === project.ownerId) throw new Refused('project.ownerCannotLeave')
      const roles = rolesOf(project, me(by))
      return roles.length === 0
        ? []
        : [{ type: 'ProjectLeft', data: { projectId, userId: me(by), before: { roles: [...roles] } } }]
    },

    MarkFavorite: ({ projectId, favorite }, state, by) => {
      const userId = me(by)
      if (Object.hasOwn(knownProject(state).favoriteOf, userId) === favorite) return []
      return [{ type: favorite ? 'ProjectMarkedFavorite' : 'ProjectUnmarkedFavorite', data: { projectId, userId } }]
    },

    FinishProjectCopy: ({ projectId }, state) =>
      knownProject(state).copying === 'underWay' ? [{ type: 'ProjectCopyFinished', data: { projectId } }] : [],

    EndProjectCopy: (data, state) =>
      knownProject(state).copying === 'underWay' ? [{ type: 'ProjectCopyEnded', data }] : [],

    DeleteProject: ({ projectId, pitch }, state, by) => {
      const { details, ownerId, retention, copying } = knownProject(state)
      if (me(by) !== ownerId) throw new Refused('project.notOwner')
      if (copying === 'underWay') throw new Refused('project.beingCopied')
      if (retention.hold) throw new Refused('project.onLegalHold')
      if (pitch !== details.pitch) throw new Refused('project.pitchDiffers')
      return [{ type: 'ProjectDeleted', data: { projectId, before: details } }]
    },

    PlaceLegalHold: (data, state) => decideRetention.PlaceLegalHold(data, knownProject(state).retention),
    LiftLegalHold: (data, state) => decideRetention.LiftLegalHold(data, knownProject(state).retention),
    AnnounceErasure: (data, state, by) => decideRetention.AnnounceErasure(data, knownProject(state).retention, by),
    EraseActionLog: (data, state, by) => decideRetention.EraseActionLog(data, knownProject(state).retention, by),
  },

  evolve: {
    ProjectCreated: ({ projectId, organizationId, ownerId, copiedFrom: _, ...details }) => ({
      projectId,
      organizationId,
      ownerId,
      details,
      customerId: null,
      status: 'active',
      roles: {},
      left: {},
      favoriteOf: {},
      deleted: false,
      retention: keptForGood,
    }),
    ProjectDetailsChanged: ({ projectId: _, before: __, ...changed }, state) =>
      state && { ...state, details: { ...state.details, ...(changed as Partial<ProjectDetails>) } },
    ProjectCustomerChanged: ({ customerId }, state) => state && { ...state, customerId },
    ProjectStatusChanged: ({ status }, state, at) =>
      state && { ...state, status, retention: withStatus(state.retention, status, at) },
    ProjectShared: ({ userId, roles }, state) => {
      const next = letIn(state, userId)
      return next && { ...next, roles: { ...next.roles, [userId]: roles } }
    },
    ProjectUnshared: ({ userId }, state) => without(state, userId),
    ProjectLeft: ({ userId }, state) => {
      const next = without(state, userId)
      return next && { ...next, left: { ...next.left, [userId]: true } }
    },
    ProjectTransferred: ({ ownerId, before }, state) => {
      const next = letIn(without(state, ownerId), ownerId)
      return next && { ...next, ownerId, roles: { ...next.roles, [before.ownerId]: ['manager'] } }
    },
    ProjectMarkedFavorite: ({ userId }, state) =>
      state && { ...state, favoriteOf: { ...state.favoriteOf, [userId]: true } },
    ProjectUnmarkedFavorite: ({ userId }, state) => {
      if (!state) return state
      const { [userId]: _, ...favoriteOf } = state.favoriteOf
      return { ...state, favoriteOf }
    },
    ProjectCopyStarted: (_, state) => state && { ...state, copying: 'underWay' },
    ProjectCopyFinished: (_, state) => state && { ...state, copying: undefined },
    ProjectCopyEnded: (_, state) => state && { ...state, copying: 'ended' },
    ProjectDeleted: (_, state) => state && { ...state, deleted: true },
    LegalHoldPlaced: (data, state, at) =>
      state && { ...state, retention: evolveRetention.LegalHoldPlaced(data, state.retention, at) },
    LegalHoldLifted: (data, state) =>
      state && { ...state, retention: evolveRetention.LegalHoldLifted(data, state.retention) },
    ActionLogErasureAnnounced: (data, state) =>
      state && { ...state, retention: evolveRetention.ActionLogErasureAnnounced(data, state.retention) },
    ActionLogErased: (data, state) =>
      state && { ...state, retention: evolveRetention.ActionLogErased(data, state.retention) },
  },
}

/** The project as access sees it; `undefined` when there is none, or none any more. */
export const placeOf = (state: Project): ProjectPlace | undefined =>
  state && !state.deleted
    ? {
        projectId: state.projectId,
        organizationId: state.organizationId,
        ownerId: state.ownerId,
        roles: state.roles,
        ...(state.copying && { copying: state.copying }),
      }
    : undefined

type ExistingProject = NonNullable<Project>

function knownProject(state: Project): ExistingProject {
  if (!state || state.deleted) throw new Refused('project.unknown')
  return state
}

const me = ({ actor }: By) => userIdOf(actor) ?? ''
const rolesOf = ({ roles }: ExistingProject, userId: string): readonly ProjectRole[] =>
  Object.hasOwn(roles, userId) ? (roles[userId] ?? []) : []

/** Another customer of the register. What was refused there is no customer of a project. */
function customerChange(
  projectId: string,
  { customerId, refusal }: ChosenCustomer,
  before: string | null,
): ProjectEvent[] {
  if (customerId === before) return []
  if (refusal) throw new Refused(refusal)
  return [{ type: 'ProjectCustomerChanged', data: { projectId, customerId, before: { customerId: before } } }]
}

function withRoles(
  project: ExistingProject,
  projectId: string,
  userId: string,
  added: readonly ProjectRole[],
): ProjectEvent[] {
  const before = [...rolesOf(project, userId)]
  const roles = [...new Set([...before, ...added])]
  return roles.length === before.length
    ? []
    : [{ type: 'ProjectShared', data: { projectId, userId, roles, before: { roles: before } } }]
}
