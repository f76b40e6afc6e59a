import type { Company, CompanyEvent, companyCommands } from '@prumo/contracts/organization/company'
import { withZone, zoneAt } from '@prumo/contracts/organization/zoneAt'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import type { z } from 'zod'
import { refuseOutrun } from '../rules/refuseOutrun'
import {
  founded,
  type Logotipo,
  type Member,
  memberIn,
  type Organization,
  profileIn,
  profileNamed,
  withMember,
  withProfile,
} from './companyState'
import {
  changeable,
  grantOf,
  grantOfProfile,
  refuseBeyondOwn,
  refuseBindingYourself,
  refuseRemoval,
  refuseTakenName,
} from './grantRules'
import { ofTrial, refuseWithoutSeat, type SeatCommand, seatFolds, seatRules } from './seatRules'

type In<Data> = Data & { organizationId: string }
type Sent<Type extends keyof typeof companyCommands> = { type: Type; data: In<z.infer<(typeof companyCommands)[Type]>> }

/** The document before and after, for which claims were changed around the command. */
type HeldDocument = { from: string | null; to: string | null }

export type CompanyCommand =
  | { type: 'FoundOrganization'; data: { organizationId: string; administratorId: string; company: Company } }
  | { type: 'SeatUser'; data: In<{ userId: string } & Member> }
  | { type: 'RemoveUser'; data: In<{ userId: string }> }
  | { type: 'KeepLogotipo'; data: In<Logotipo> }
  | SeatCommand
  | { type: 'SaveCompany'; data: Sent<'SaveCompany'>['data'] & { held?: HeldDocument } }
  | Sent<'SetTimeZone'>
  | Sent<'ChangeUserLicence'>
  | Sent<'AssignAccessProfile'>
  | Sent<'CreateAccessProfile'>
  | Sent<'ChangeAccessProfile'>
  | Sent<'DeleteAccessProfile'>

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

    SaveCompany: ({ organizationId, seen, held, ...record }, state) => {
      const { company: before } = founded(state)
      if (equal(record, before)) return []
      refuseOutrun(before, record, seen)
      const changed = { from: before.document, to: record.document }
      if (changed.from !== changed.to && !equal(changed, held))
        throw new Refused('record.changedMeanwhile', { fields: ['document'] })
      return [{ type: 'CompanySaved', data: { organizationId, ...record, before } }]
    },

    SetTimeZone: ({ organizationId, timeZone }, state, { at }) => {
      const before = zoneAt(founded(state).zones, at)
      if (timeZone === before) return []
      return [{ type: 'TimeZoneSet', data: { organizationId, timeZone, before: { timeZone: before } } }]
    },

    KeepLogotipo: (copied, state) => {
      const { company: record, logotipo } = founded(state)
      // The link was changed meanwhile, or somebody else has copied what it leads to.
      if (record.logotipoUrl !== copied.logotipoUrl || logotipo) return []
      return [{ type: 'LogotipoCopied', data: copied }]
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

    ...seatRules,

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
      const existing = organization.profiles[data.profileId]
      if (existing && equal(existing, profileIn(data))) return []
      if (existing) throw new Refused('organization.idTaken')
      refuseTakenName(organization, data.name)
      refuseBeyondOwn(organization, by, grantOfProfile(data))
      return [{ type: 'AccessProfileCreated', data }]
    },

    ChangeAccessProfile: ({ organizationId: _, seen, ...data }, state, by) => {
      const organization = founded(state)
      const before = profileNamed(organization, data.profileId)
      if (equal(before, profileIn(data))) return []
      refuseOutrun(before, data, seen)
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
      logotipo: null,
      zones: [],
      seats: ofTrial,
      booked: null,
      users: {},
      profiles: {},
    }),
    CompanySaved: ({ organizationId: _, before: __, ...record }, state) =>
      state && {
        ...state,
        company: record,
        logotipo: state.logotipo?.logotipoUrl === record.logotipoUrl ? state.logotipo : null,
      },
    TimeZoneSet: ({ timeZone }, state, at) =>
      state && { ...state, zones: withZone(state.zones, { since: at, timeZone }) },
    LogotipoCopied: ({ organizationId: _, ...logotipo }, state) => state && { ...state, logotipo },
    ...seatFolds,
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
