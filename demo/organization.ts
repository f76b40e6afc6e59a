import { randomInt, randomUUID } from 'node:crypto'
import { partners } from './partners'
import { mailbox, type Part, people, profiles } from './people'
import { type Visitor, visitor } from './visitor'

type Member = { userId: string; name: string; email: string; password: string; browser: Visitor }
export type Members = Record<Part, Member>

/** Where the story takes place. `openAccess` keeps an organization's access open beyond its trial. */
type Ground = { url: string; now: () => Date; openAccess(organizationId: string): Promise<void> }

/** Founds the organization and adds its people, each with a password of the own choice and signed in. */
export async function organization({ url, now, openAccess }: Ground): Promise<Members> {
  const founder = await founded({ url, now, openAccess })
  const profileIds = await withProfiles(founder.browser)
  for (const partner of partners) await founder.browser.act('AddPartner', { partnerId: randomUUID(), ...partner })
  const add = async (part: Part) => {
    const member = memberOf({ url, now }, part, founder.email.split('@')[1] ?? '')
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
  return {
    founder,
    auditor: await add('auditor'),
    analyst: await add('analyst'),
    approver: await add('approver'),
    engineer: await add('engineer'),
    foreman: await add('foreman'),
  }
}

/** An e-mail is one account's: where an earlier demonstration took these addresses, others are tried. */
async function founded({ url, now, openAccess }: Ground): Promise<Member> {
  for (let attempt = 1; ; attempt++) {
    const member = memberOf({ url, now }, 'founder', `escola-segura${attempt > 1 ? `-${attempt}` : ''}.example`)
    const { name, lastName } = people.founder
    const data = {
      userId: member.userId,
      organizationId: randomUUID(),
      name,
      lastName,
      areaCode: '011',
      phone: '999887766',
      email: member.email,
      password: member.password,
      termsAccepted: true as const,
      companyName: 'Consórcio Escola Segura',
      size: '50-99' as const,
      segment: 'services' as const,
      position: 'coordinatorOrProjectLeader' as const,
      language: 'pt-BR' as const,
      needs: ['improveProjectPlanning' as const, 'integrationOfAreas' as const],
    }
    if (!(await member.browser.attempt('SignUp', data, 'account.emailTaken'))) continue
    await openAccess(data.organizationId)
    await member.browser.signIn(member.email, member.password)
    return member
  }
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

const memberOf = ({ url, now }: Pick<Ground, 'url' | 'now'>, part: Part, domain: string): Member => ({
  userId: randomUUID(),
  name: `${people[part].name} ${people[part].lastName}`,
  email: `${mailbox(people[part])}@${domain}`,
  password: aPassword(),
  browser: visitor(url, now),
})

/** Nine letters and six digits at random, without those that look alike. */
const aPassword = () => `${drawn('abcdefghjkmnpqrstuvwxyz', 9)}-${drawn('23456789', 6)}`
const drawn = (from: string, length: number) => Array.from({ length }, () => from[randomInt(from.length)]).join('')
