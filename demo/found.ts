import { randomUUID } from 'node:crypto'
import type { CommandOf } from '@prumo/contracts/index'
import { type Ground, type Member, memberOf, type Named } from './member'

/** An organization, who founds it, and the domain of its addresses without its end. */
type Founding = Pick<CommandOf<'SignUp'>['data'], 'companyName' | 'size' | 'segment' | 'position' | 'needs'> & {
  person: Named
  domain: string
}
type Founder = Member & { organizationId: string }

/** Founds an organization. An e-mail is one account's: where an earlier demonstration took it, others are tried. */
export async function found(ground: Ground, { person, domain, ...company }: Founding): Promise<Founder> {
  for (let attempt = 1; ; attempt++) {
    const member = memberOf(ground, person, `${domain}${attempt > 1 ? `-${attempt}` : ''}.example`)
    const organizationId = randomUUID()
    const data = {
      ...person,
      ...company,
      userId: member.userId,
      organizationId,
      areaCode: '011',
      phone: '999887766',
      email: member.email,
      password: member.password,
      termsAccepted: true as const,
      language: 'pt-BR' as const,
    }
    if (!(await member.browser.attempt('SignUp', data, 'account.emailTaken'))) continue
    await member.browser.signIn(member.email, member.password)
    return { ...member, organizationId }
  }
}
