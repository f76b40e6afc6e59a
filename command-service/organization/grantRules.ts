import {
  auditsEverything,
  features,
  type Level,
  type Licence,
  type Rights,
  reaches,
  rightsOf,
} from '@prumo/contracts/access'
import { sameName } from '@prumo/contracts/sameName'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import {
  type Founded,
  founded,
  type Member,
  type Organization,
  type Profile,
  profileNamed,
  userOf,
} from './companyState'

/** Refuses to erase the administrator, or oneself: people delete their own account in their own information. */
export function refuseErasing(organization: Organization, userId: string, by: Pick<By, 'actor'>): void {
  changeable(founded(organization), userId, by)
}

/** The main administrator must be the last to leave, because some acts are the administrator's alone. */
export function refuseRemoval(organization: Organization, userId: string): void {
  const { administratorId, users } = founded(organization)
  if (userId === administratorId && Object.keys(users).length > 1) throw new Refused('organization.administratorStays')
}

/** Nobody changes what they may do themselves, and the administrator's rights are fixed. */
export function changeable({ users, administratorId }: Founded, userId: string, { actor }: Pick<By, 'actor'>): Member {
  const member = Object.hasOwn(users, userId) ? users[userId] : undefined
  if (!member) throw new Refused('organization.userUnknown')
  if (userId === administratorId) throw new Refused('organization.administratorFixed')
  if (actor.kind === 'user' && actor.userId === userId) throw new Refused('organization.notYourself')
  return member
}

export function refuseTakenName({ profiles }: Founded, name: string, except?: string) {
  const taken = Object.entries(profiles).some(
    ([profileId, profile]) => profileId !== except && sameName(profile.name, name),
  )
  if (taken) throw new Refused('organization.profileNameTaken')
}

export function refuseBindingYourself(organization: Founded, profileId: string, { actor }: By) {
  if (actor.kind === 'user' && organization.users[actor.userId]?.profileId === profileId)
    throw new Refused('organization.profileBindsYourself')
}

/** What is granted to somebody: levels, the owning of projects, and whether the whole action log is open to them. */
type Grant = { rights: Rights; mayOwnProjects: boolean; audits: boolean }

export function grantOf(organization: Founded, licence: Licence, profileId: string | null): Grant {
  const profile = profileId === null ? undefined : profileNamed(organization, profileId)
  const rights = rightsOf(licence, profile?.permissions)
  const audits = auditsEverything({ administrator: false, profileId, rights })
  return { rights, mayOwnProjects: profile?.mayOwnProjects ?? true, audits }
}

/** The most that a profile can give, whatever the licence of the person it is assigned to. */
export const grantOfProfile = ({ profileId, permissions, mayOwnProjects }: Profile & { profileId: string }): Grant => ({
  rights: permissions,
  mayOwnProjects,
  audits: auditsEverything({ administrator: false, profileId, rights: permissions }),
})

/**
 * Refuses to give more than one has: a higher right, the owning of projects, or the audit of everything, which is a
 * separate right.
 */
export function refuseBeyondOwn(organization: Founded, { actor }: By, grant: Grant) {
  const granter = actor.kind === 'user' ? userOf(organization, actor.userId) : undefined
  const beyond = features.filter(
    (feature) =>
      !reaches(granter?.rights[feature] ?? ('noAccess' satisfies Level), grant.rights[feature]) ||
      (feature === 'projects' && grant.mayOwnProjects && !granter?.mayOwnProjects) ||
      (feature === 'actionLog' && grant.audits && !(granter && auditsEverything(granter))),
  )
  if (beyond.length > 0) throw new Refused('organization.beyondYourRights', { features: beyond })
}
