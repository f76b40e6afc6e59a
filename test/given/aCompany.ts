import type { Company } from '@prumo/contracts/organization/company'

/** What a company's record is where a test says nothing else. */
export const aCompany: Company = {
  name: 'Horizonte',
  size: '10-49',
  segment: 'services',
  document: null,
  website: null,
  phone: null,
  city: null,
  state: null,
  subdomain: null,
  logotipoUrl: null,
}
