/** What an access profile grants a level of, one by one. */
export const features = [
  'projects',
  'canvas',
  'tasks',
  'hours',
  'finance',
  'risks',
  'documents',
  'discussion',
  'customers',
  'portfolios',
  'imports',
  'actionLog',
  'organization',
] as const
export type Feature = (typeof features)[number]

/** From nothing to everything; each level includes those before it. */
export const levels = ['noAccess', 'viewOnly', 'editOnly', 'totalControl'] as const
export type Level = (typeof levels)[number]
export type Rights = Record<Feature, Level>

export const licences = ['creator', 'editor', 'worker', 'viewer', 'apiIntegrator'] as const
export type Licence = (typeof licences)[number]

export const projectRoles = ['manager', 'team', 'stakeholder'] as const
export type ProjectRole = (typeof projectRoles)[number]

export type User = {
  kind: 'user'
  userId: string
  organizationId: string
  licence: Licence
  /** The main administrator of the plan: nothing in the organization is closed to this person. */
  administrator: boolean
  rights: Rights
  /** The access profile that binds this person, if any. */
  profileId: string | null
  mayOwnProjects: boolean
  premium: boolean
  /** Somebody else typed this person's password: until it is changed, it may be that somebody who asks. */
  mustChangePassword: boolean
}
export type Actor = User | { kind: 'visitor' }

/** The facts that decide access to a project: its organization, its owner and the roles in it. */
export type ProjectPlace = {
  projectId: string
  organizationId: string
  ownerId: string
  roles: Readonly<Record<string, readonly ProjectRole[]>>
  /** While it is not whole: it is being copied from another one, or that ended before it was. */
  copying?: Copying
}

export type Copying = 'underWay' | 'ended'

/** The right that a command, query or call requires. */
export type Need =
  | { of: 'anyone' }
  /** Everybody who is signed in. `beforePasswordChange`: also with a password that another person typed. */
  | ({ of: 'self'; beforePasswordChange?: true } & AfterEnd)
  /** `auditor`: only people who may see the whole organization's action log. */
  | ({ of: 'organization'; feature: Feature; level: Level; only?: 'auditor' } & AfterEnd)
  /** `inCopy`: also of a project that is not whole, in these states. */
  | ({
      of: 'project'
      feature: Feature
      level: Level
      only?: 'owner' | 'manager'
      inCopy?: readonly Copying[]
    } & AfterEnd)
  /** The main administrator alone, who pays: also after the end, or nobody could. */
  | { of: 'plan'; afterEnd: true }

/** Open also after the trial's end, to whoever has the right: what takes data away, and what concerns one's account. */
type AfterEnd = { afterEnd?: true }

type Reason =
  | 'signIn'
  | 'passwordMustChange'
  | 'unknown'
  | 'beingCopied'
  | 'noPermission'
  | 'notPlanManager'
  | 'subscriptionEnded'
export type Verdict = { allowed: true; basis: string } | { allowed: false; because: Reason }

const yes = (basis: string): Verdict => ({ allowed: true, basis })
const no = (because: Reason): Verdict => ({ allowed: false, because })

const rank = (level: Level) => levels.indexOf(level)
export const reaches = (level: Level, needed: Level) => rank(level) >= rank(needed)
const lower = (first: Level, second: Level): Level => (rank(first) < rank(second) ? first : second)

/** May this actor do this, there? The one rule of access: commands, queries and screens all ask here. */
export function may(actor: Actor, need: Need, project?: ProjectPlace): Verdict {
  if (need.of === 'anyone') return yes('anyone')
  if (actor.kind === 'visitor') return no('signIn')
  if (actor.mustChangePassword && !isOpenBefore(need)) return no('passwordMustChange')
  return hasRight(actor, need, project)
}

const isOpenBefore = (need: Need) => need.of === 'self' && need.beforePasswordChange === true

/** The levels that this person's rights reach, even when somebody else asks: to call, name or write to them. */
export function hasRight(user: User, need: Need, project?: ProjectPlace): Verdict {
  if (need.of === 'anyone') return yes(need.of)
  if (need.of === 'project' && !sees(user, project)) return no('unknown')
  if (need.of === 'project' && project && isUnfinished(need, project)) return no('beingCopied')
  if (!user.premium && need.afterEnd !== true) return no('subscriptionEnded')
  if (need.of === 'self') return yes(need.of)
  if (need.of === 'plan') return user.administrator ? yes(basisOf(user)) : no('notPlanManager')
  if (need.of === 'organization') {
    if (need.only && !auditsEverything(user)) return no('noPermission')
    return reaches(rightOf(user, need.feature), need.level) ? yes(basisOf(user)) : no('noPermission')
  }
  return mayInProject(user, need, project as ProjectPlace)
}

function mayInProject(actor: User, need: Need & { of: 'project' }, project: ProjectPlace): Verdict {
  const role = roleIn(actor, project)
  if (need.only && !holds(actor, role, need.only)) return no('noPermission')
  return reaches(levelIn(actor, need.feature, project), need.level) ? yes(role) : no('noPermission')
}

/** An owner's act is the owner's alone; a manager's act is also the owner's and the administrator's. */
const holds = (actor: User, role: string, only: 'owner' | 'manager') =>
  role === 'owner' || (only === 'manager' && (role === 'manager' || actor.administrator))

/**
 * Whether the project exists for this actor. It does not if it belongs to another organization, if the actor has no
 * role in it, or if another person is still creating it.
 */
const sees = (actor: User, project?: ProjectPlace) =>
  project !== undefined &&
  project.organizationId === actor.organizationId &&
  isThereFor(roleIn(actor, project), project)

const isThereFor = (role: ReturnType<typeof roleIn>, { copying }: ProjectPlace) =>
  copying ? role === 'owner' : role !== 'none'

const isUnfinished = ({ inCopy = [] }: Need & { of: 'project' }, { copying }: ProjectPlace) =>
  copying !== undefined && !inCopy.includes(copying)

/** The strongest thing that ties the actor to the project. */
export function roleIn(actor: User, project: ProjectPlace): 'owner' | 'administrator' | ProjectRole | 'none' {
  if (actor.userId === project.ownerId) return 'owner'
  const roles = Object.hasOwn(project.roles, actor.userId) ? project.roles[actor.userId] : undefined
  if (roles?.includes('manager')) return 'manager'
  if (actor.administrator) return 'administrator'
  return projectRoles.find((role) => roles?.includes(role)) ?? 'none'
}

/** What somebody is to a project who manages it. */
export const managingRoles: readonly string[] = ['owner', 'manager', 'administrator']

/** Whether somebody manages the project: its owner, a manager of it, or the administrator. */
export const managesProject = (actor: Actor, project: ProjectPlace | undefined): boolean =>
  actor.kind === 'user' && project !== undefined && managingRoles.includes(roleIn(actor, project))

const ceilingOfRole = {
  owner: 'totalControl',
  administrator: 'totalControl',
  manager: 'totalControl',
  team: 'editOnly',
  stakeholder: 'viewOnly',
  none: 'noAccess',
} as const satisfies Record<string, Level>

/** What the actor may do with a feature inside a project: the lower of the person's right and the role's. */
export const levelIn = (actor: User, feature: Feature, project: ProjectPlace): Level =>
  lower(rightOf(actor, feature), ceilingOfRole[roleIn(actor, project)])

/** Whether somebody sees nothing of a feature: in this project, or, where none is named, in the organization. */
export const isClosedTo = (actor: User, feature: Feature, project?: ProjectPlace): boolean =>
  !reaches(project ? levelIn(actor, feature, project) : rightOf(actor, feature), 'viewOnly')

const rightOf = (actor: User, feature: Feature): Level => (actor.administrator ? 'totalControl' : actor.rights[feature])
const basisOf = (actor: User) => (actor.administrator ? 'administrator' : 'rights')

const ceilingOfLicence: Record<Licence, Level> = {
  creator: 'totalControl',
  editor: 'editOnly',
  worker: 'noAccess',
  viewer: 'viewOnly',
  apiIntegrator: 'editOnly',
}

/** A person's rights: those of the access profile, or all without one, limited by the licence. */
export const rightsOf = (licence: Licence, profile: Partial<Rights> | undefined): Rights =>
  Object.fromEntries(
    features.map((feature) => [
      feature,
      lower(profile ? (profile[feature] ?? 'noAccess') : 'totalControl', ceilingOfLicence[licence]),
    ]),
  ) as Rights

/** The class of a licence as the session's functionalities show it. */
export function licenceClass(functionalities: readonly { permission: Level }[]): 'creator' | 'editor' | 'viewer' {
  if (functionalities.some(({ permission }) => permission === 'totalControl')) return 'creator'
  return functionalities.some(({ permission }) => permission === 'editOnly') ? 'editor' : 'viewer'
}

/**
 * Whether the whole organization's action log is open: to the administrator, and to people whose access profile
 * makes them auditors.
 */
export const auditsEverything = ({
  administrator,
  profileId,
  rights,
}: Pick<User, 'administrator' | 'profileId' | 'rights'>) =>
  administrator || (profileId !== null && rights.actionLog === 'totalControl')
