import { type Licence, type Rights, rightsOf, type User } from '@prumo/contracts/access'
import type { EventOf } from '@prumo/contracts/index'
import type { Company } from '@prumo/contracts/organization/company'
import type { Seated } from '@prumo/contracts/organization/seats'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { Refused } from '@prumo/platform/errors'

export type Profile = { name: string; permissions: Rights; mayOwnProjects: boolean }
export type Member = { licence: Licence; profileId: string | null }
/** The copy of the company's logo, and the link that it is a copy of. */
export type Logotipo = Omit<EventOf<'LogotipoCopied'>['data'], 'organizationId'>
export type Organization =
  | {
      administratorId: string
      company: Company
      logotipo: Logotipo | null
      zones: ZonesInForce
      seats: Seated
      /** What is to come, where it is less: additions are counted by both. */
      booked: Seated | null
      users: Readonly<Record<string, Member>>
      profiles: Readonly<Record<string, Profile>>
    }
  | undefined

export type Founded = NonNullable<Organization>

export function founded(state: Organization): Founded {
  if (!state) throw new Refused('organization.unknown')
  return state
}

/** What a member may do; `undefined` if `userId` is no member. */
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

export const memberIn = (organization: Organization, userId: string): Member | undefined =>
  organization && Object.hasOwn(organization.users, userId) ? organization.users[userId] : undefined

export const profileIn = ({ name, permissions, mayOwnProjects }: Profile): Profile => ({
  name,
  permissions,
  mayOwnProjects,
})
export function profileNamed({ profiles }: Founded, profileId: string): Profile {
  const profile = Object.hasOwn(profiles, profileId) ? profiles[profileId] : undefined
  if (!profile) throw new Refused('organization.profileUnknown')
  return profile
}

export const withMember = (state: Organization, userId: string, change: Partial<Member>): Organization =>
  state && {
    ...state,
    users: { ...state.users, [userId]: { licence: 'viewer', profileId: null, ...state.users[userId], ...change } },
  }
export const withProfile = (state: Organization, profileId: string, profile: Profile): Organization =>
  state && { ...state, profiles: { ...state.profiles, [profileId]: profile } }
