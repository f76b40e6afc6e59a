import type { Company, CompanyEvent } from '@prumo/contracts/organization/company'
import { describe, it } from 'vitest'
import { aCompany } from '../../test/given/aCompany'
import { ann, givenOf } from '../../test/given/given'
import { company } from './company'
import type { Logotipo } from './companyState'

const { organizationId } = ann
const link = 'https://horizonte.example/logo.png'
const record = (logotipoUrl: string | null): Company => ({ ...aCompany, logotipoUrl })
const picture: Logotipo = {
  logotipoUrl: link,
  mediaType: 'image/png',
  width: 120,
  height: 40,
  size: 900,
  sha256: 'ab'.repeat(32),
  storageKey: '00000000-0000-4000-8000-000000000401',
}
const founded: CompanyEvent[] = [
  { type: 'OrganizationFounded', data: { organizationId, administratorId: ann.userId, company: record(null) } },
]
const linked = (to: string | null, from: string | null = null): CompanyEvent => ({
  type: 'CompanySaved',
  data: { organizationId, ...record(to), before: record(from) },
})
const copied: CompanyEvent = { type: 'LogotipoCopied', data: { organizationId, ...picture } }
const keep = { type: 'KeepLogotipo', data: { organizationId, ...picture } } as const
const given = givenOf(company)

describe('The copy of a company’s logo', () => {
  it('is recorded while its link is the company’s', () =>
    given(...founded, linked(link))
      .when(keep)
      .then(copied))

  it('is not recorded of a link that was changed meanwhile', () =>
    given(...founded, linked(link), linked('https://horizonte.example/novo.png', link))
      .when(keep)
      .thenNothing())

  it('is recorded once', () =>
    given(...founded, linked(link), copied)
      .when(keep)
      .thenNothing())

  it('goes with its link, so that the same link is copied again', () =>
    given(...founded, linked(link), copied, linked(null, link), linked(link))
      .when(keep)
      .then(copied))
})
