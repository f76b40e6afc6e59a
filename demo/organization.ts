import { randomUUID } from 'node:crypto'
import { found } from './found'
import { aPassword, type Ground, type Member, memberOf } from './member'
import { partners } from './partners'
import { type Part, people, profiles } from './people'
import type { Visitor } from './visitor'

export type Members = Record<Part, Member>

/** Founds the organization and adds its people, each with a password of the own choice and signed in. */
export async function organization(ground: Ground): Promise<{ organizationId: string; members: Members }> {
  const { organizationId, ...founder } = await found(ground, {
    person: { name: people.founder.name, lastName: people.founder.lastName },
    domain: 'escola-segura',
    companyName: 'Consórcio Escola Segura',
    size: '50-99',
    segment: 'services',
    position: 'coordinatorOrProjectLeader',
    needs: ['improveProjectPlanning', 'integrationOfAreas'],
  })
  const profileIds = await withProfiles(founder.browser)
  for (const partner of partners) await founder.browser.act('AddPartner', { partnerId: randomUUID(), ...partner })
  const add = async (part: Part) => {
    const member = memberOf(ground, people[part], founder.email.split('@')[1] ?? '')
    const { name, lastName, licence, profile } = people[part]
    const profileId = profile && (profileIds.get(profile) ?? null)
    const firstPassword = aPassword()
    await founder.browser.act('AddUser', {
      userId: member.userId,
      name,
      lastName,
      licence,
      profileId,
      email: member.email,
      password: firstPassword,
      language: 'pt-BR',
    })
    await member.browser.signIn(member.email, firstPassword)
    await member.browser.act('ChangePassword', { currentPassword: firstPassword, password: member.password })
    await member.browser.signIn(member.email, member.password)
    return member
  }
  const members = {
    founder,
    auditor: await add('auditor'),
    analyst: await add('analyst'),
    approver: await add('approver'),
    engineer: await add('engineer'),
    foreman: await add('foreman'),
  }
  return { organizationId, members }
}

async function withProfiles(founder: Visitor): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [name, permissions] of Object.entries(profiles)) {
    const profileId = randomUUID()
    await founder.act('CreateAccessProfile', { profileId, name, permissions, mayOwnProjects: name === 'Análise' })
    ids.set(name, profileId)
  }
  return ids
}
