import {
  auditsEverything,
  features,
  type Level,
  type Licence,
  type Rights,
  reaches,
  rightsOf,
  type User,
} from '@prumo/contracts/access'
import type { Company, CompanyEvent, companyCommands } from '@prumo/contracts/organization/company'
import { type Plan, seatLeft } from '@prumo/contracts/organization/seats'
import { sameName } from '@prumo/contracts/sameName'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import type { z } from 'zod'

type Profile = { name: string; permissions: Rights; mayOwnProjects: boolean }
type Member = { licence: Licence; profileId: string | null }
export type Organization =
  | {
      administratorId: string
      company: Company
      plan: Plan
      seatsBought: number
      users: Readonly<Record<string, Member>>
      profiles: Readonly<Record<string, Profile>>
    }
  | undefined

type In<Data> = Data & { organizationId: string }
type Said<Type extends keyof typeof companyCommands> = { type: Type; data: In<z.infer<(typeof companyCommands)[Type]>> }

export type CompanyCommand =
  | { type: 'FoundOrganization'; data: { organizationId: string; administratorId: string; company: Company } }
  | { type: 'SeatUser'; data: In<{ userId: string } & Member> }
  | { type: 'RemoveUser'; data: In<{ userId: string }> }
  | Said<'SaveCompany'>
  | Said<'ChangeUserLicence'>
  | Said<'AssignAccessProfile'>
  | Said<'CreateAccessProfile'>
  | Said<'ChangeAccessProfile'>
  | Said<'DeleteAccessProfile'>

/** An organization: its company record, who belongs to it, and what their access profiles allow. */
export const company: Decider<Organization, CompanyCommand, CompanyEvent> = {
  stream: ({ organizationId }) => `organization-${organizationId}`,
  initial: undefined,

  decide: {
    FoundOrganization: (data, founded) => {
      if (founded && founded.administratorId !== data.administratorId) throw new Refused('organization.idTaken')
      if (founded) return []
      const { organizationId, administratorId } = data
      return [
        { type: 'OrganizationFounded', data },
        { type: 'UserAdded', data: { organizationId, userId: administratorId, licence: 'creator', profileId: null } },
      ]
    },

    SaveCompany: ({ organizationId, ...record }, state) => {
      const { company: before } = founded(state)
      return equal(record, before) ? [] : [{ type: 'CompanySaved', data: { organizationId, ...record, before } }]
    },

    SeatUser: ({ organizationId, userId, licence, profileId }, state, by) => {
      const organization = founded(state)
      const member = organization.users[userId]
      if (member && (member.licence !== licence || member.profileId !== profileId))
        throw new Refused('organization.userAlreadyAdded')
      if (member) return []
      refuseBeyondOwn(organization, by, grantOf(organization, licence, profileId))
      refuseWithoutSeat(organization, licence)
      return [{ type: 'UserAdded', data: { organizationId, userId, licence, profileId } }]
    },

    RemoveUser: ({ userId }, state, by) => {
      const organization = founded(state)
      const member = memberIn(organization, userId)
      if (!member) return []
      if (by.actor.kind === 'user') refuseRemoval(organization, userId)
      const { licence, profileId } = member
      return [{ type: 'UserRemoved', data: { userId, before: { licence, profileId } } }]
    },

    ChangeUserLicence: ({ userId, licence }, state, by) => {
      const organization = founded(state)
      const member = changeable(organization, userId, by)
      if (member.licence === licence) return []
      // A licence gives no owning of projects: that stays as it is.
      refuseBeyondOwn(organization, by, { ...grantOf(organization, licence, member.profileId), mayOwnProjects: false })
      refuseWithoutSeat(organization, licence, userId)
      return [{ type: 'UserLicenceChanged', data: { userId, licence, before: { licence: member.licence } } }]
    },

    AssignAccessProfile: ({ userId, profileId }, state, by) => {
      const organization = founded(state)
      const member = changeable(organization, userId, by)
      const grant = grantOf(organization, member.licence, profileId)
      if (member.profileId === profileId) return []
      refuseBeyondOwn(organization, by, grant)
      return [{ type: 'AccessProfileAssigned', data: { userId, profileId, before: { profileId: member.profileId } } }]
    },

    CreateAccessProfile: ({ organizationId: _, ...data }, state, by) => {
      const organization = founded(state)
      const there = organization.profiles[data.profileId]
      if (there && equal(there, profileIn(data))) return []
      if (there) throw new Refused('organization.idTaken')
      refuseTakenName(organization, data.name)
      refuseBeyondOwn(organization, by, grantOfProfile(data))
      return [{ type: 'AccessProfileCreated', data }]
    },

    ChangeAccessProfile: ({ organizationId: _, ...data }, state, by) => {
      const organization = founded(state)
      const before = profileNamed(organization, data.profileId)
      if (equal(before, profileIn(data))) return []
      refuseBindingYourself(organization, data.profileId, by)
      refuseTakenName(organization, data.name, data.profileId)
      refuseBeyondOwn(organization, by, grantOfProfile(data))
      return [{ type: 'AccessProfileChanged', data: { ...data, before } }]
    },

    DeleteAccessProfile: ({ profileId }, state, by) => {
      const organization = founded(state)
      const before = profileNamed(organization, profileId)
      refuseBindingYourself(organization, profileId, by)
      const returnedToFullAccess = Object.keys(organization.users).filter(
        (userId) => organization.users[userId]?.profileId === profileId,
      )
      for (const userId of returnedToFullAccess)
        refuseBeyondOwn(organization, by, grantOf(organization, organization.users[userId]?.licence ?? 'viewer', null))
      return [{ type: 'AccessProfileDeleted', data: { profileId, returnedToFullAccess, before } }]
    },
  },

  evolve: {
    OrganizationFounded: ({ administratorId, company: record }) => ({
      administratorId,
      company: record,
      plan: 'trial',
      seatsBought: 0,
      users: {},
      profiles: {},
    }),
    CompanySaved: ({ organizationId: _, before: __, ...record }, state) => state && { ...state, company: record },
    UserAdded: ({ userId, licence, profileId }, state) => withMember(state, userId, { licence, profileId }),
    UserRemoved: ({ userId }, state) => {
      if (!state) return state
      const { [userId]: _, ...users } = state.users
      return { ...state, users }
    },
    UserLicenceChanged: ({ userId, licence }, state) => withMember(state, userId, { licence }),
    AccessProfileAssigned: ({ userId, profileId }, state) => withMember(state, userId, { profileId }),
    AccessProfileCreated: ({ profileId, ...profile }, state) => withProfile(state, profileId, profile),
    AccessProfileChanged: ({ profileId, before: _, ...profile }, state) => withProfile(state, profileId, profile),
    AccessProfileDeleted: ({ profileId, returnedToFullAccess }, state) => {
      if (!state) return state
      const { [profileId]: _, ...profiles } = state.profiles
      return returnedToFullAccess.reduce<Organization>(
        (next, userId) => withMember(next, userId, { profileId: null }),
        { ...state, profiles },
      )
    },
  },
}

/** What a member may do; `undefined` for who is no member. */
export function userOf(
  organization: Organization,
  userId: string,
): Pick<User, 'licence' | 'administrator' | 'rights' | 'profileId' | 'mayOwnProjects'> | undefined {
  const member = organization && Object.hasOwn(organization.users, userId) ? organization.users[userId] : undefined
  if (!organization || !member) return undefined
  const profile = member.profileId === null ? undefined : organization.profiles[member.profileId]
  const administrator = organization.administratorId === userId
  return {
    licence: member.licence,
    administrator,
    profileId: member.profileId,
    rights: rightsOf(member.licence, profile?.permissions),
    mayOwnProjects: administrator || (profile?.mayOwnProjects ?? true),
  }
}

/** Nobody erases the administrator, nor themselves among others: that is done in one's own information. */
export function refuseErasing(organization: Organization, userId: string, by: Pick<By, 'actor'>): void {
  changeable(founded(organization), userId, by)
}

/** The main administrator may only be the last to go: nobody else could do what is the administrator's alone. */
export function refuseRemoval(organization: Organization, userId: string): void {
  const { administratorId, users } = founded(organization)
  if (userId === administratorId && Object.keys(users).length > 1) throw new Refused('organization.administratorStays')
}

export const memberIn = (organization: Organization, userId: string): Member | undefined =>
  organization && Object.hasOwn(organization.users, userId) ? organization.users[userId] : undefined

type Founded = NonNullable<Organization>

function founded(state: Organization): Founded {
  if (!state) throw new Refused('organization.unknown')
  return state
}

const withMember = (state: Organization, userId: string, change: Partial<Member>): Organization =>
  state && {
    ...state,
    users: { ...state.users, [userId]: { licence: 'viewer', profileId: null, ...state.users[userId], ...change } },
  }
const withProfile = (state: Organization, profileId: string, profile: Profile): Organization =>
  state && { ...state, profiles: { ...state.profiles, [profileId]: profile } }

const profileIn = ({ name, permissions, mayOwnProjects }: Profile): Profile => ({ name, permissions, mayOwnProjects })
function profileNamed({ profiles }: Founded, profileId: string): Profile {
  const profile = Object.hasOwn(profiles, profileId) ? profiles[profileId] : undefined
  if (!profile) throw new Refused('organization.profileUnknown')
  return profile
}

/** Nobody changes what they may do themselves, and the administrator's rights are fixed. */
function changeable({ users, administratorId }: Founded, userId: string, { actor }: Pick<By, 'actor'>): Member {
  const member = Object.hasOwn(users, userId) ? users[userId] : undefined
  if (!member) throw new Refused('organization.userUnknown')
  if (userId === administratorId) throw new Refused('organization.administratorFixed')
  if (actor.kind === 'user' && actor.userId === userId) throw new Refused('organization.notYourself')
  return member
}

function refuseTakenName({ profiles }: Founded, name: string, except?: string) {
  const taken = Object.entries(profiles).some(
    ([profileId, profile]) => profileId !== except && sameName(profile.name, name),
  )
  if (taken) throw new Refused('organization.profileNameTaken')
}

function refuseBindingYourself(organization: Founded, profileId: string, { actor }: By) {
  if (actor.kind === 'user' && organization.users[actor.userId]?.profileId === profileId)
    throw new Refused('organization.profileBindsYourself')
}

/** What somebody is given: levels, the owning of projects, and whether the whole action log is open to them. */
type Grant = { rights: Rights; mayOwnProjects: boolean; audits: boolean }

function grantOf(organization: Founded, licence: Licence, profileId: string | null): Grant {
  const profile = profileId === null ? undefined : profileNamed(organization, profileId)
  const rights = rightsOf(licence, profile?.permissions)
  const audits = auditsEverything({ administrator: false, profileId, rights })
  return { rights, mayOwnProjects: profile?.mayOwnProjects ?? true, audits }
}

/** What a profile may come to give, whatever the licence of whom it is assigned to. */
const grantOfProfile = ({ profileId, permissions, mayOwnProjects }: Profile & { profileId: string }): Grant => ({
  rights: permissions,
  mayOwnProjects,
  audits: auditsEverything({ administrator: false, profileId, rights: permissions }),
})

/** Nobody gives more than they have: no higher right, no owning of projects, and no audit of everything, which is a right of its own. */
function refuseBeyondOwn(organization: Founded, { actor }: By, grant: Grant) {
  const own = actor.kind === 'user' ? userOf(organization, actor.userId) : undefined
  const beyond = features.filter(
    (feature) =>
      !reaches(own?.rights[feature] ?? ('noAccess' satisfies Level), grant.rights[feature]) ||
      (feature === 'projects' && grant.mayOwnProjects && !own?.mayOwnProjects) ||
      (feature === 'actionLog' && grant.audits && !(own && auditsEverything(own))),
  )
  if (beyond.length > 0) throw new Refused('organization.beyondYourRights', { features: beyond })
}

function refuseWithoutSeat({ plan, seatsBought, users }: Founded, licence: Licence, except?: string) {
  const there = Object.entries(users).flatMap(([userId, member]) => (userId === except ? [] : [member.licence]))
  if (!seatLeft(plan, seatsBought, there, licence)) throw new Refused('organization.noSeatLeft')
}
