import { z } from 'zod'
import { accepted } from '../accepted'
import { callsOf } from '../call'
import { company, companyCommands, companyNeeds } from './company'

/** The fixed calls of the company record. */
export const organizationCalls = callsOf({
  readCompany: {
    method: 'GET',
    path: '/rest/companies',
    need: { of: 'self', afterEnd: true },
    input: z.object({}),
    output: company,
    reads: ['organization_companies'],
  },
  replaceCompany: {
    method: 'PUT',
    path: '/rest/companies',
    need: companyNeeds.SaveCompany,
    body: 'json',
    input: companyCommands.SaveCompany,
    output: accepted,
  },
  /**
   * The address of our copy of the logo of the sub-domain's company, else of the session's; empty where the company has
   * none, or where what its link leads to could not be copied.
   */
  readLogotipo: {
    method: 'GET',
    path: '/rest/companies/logotipo',
    need: { of: 'anyone' },
    input: z.object({ subdomain: z.string().optional().catch(undefined) }),
    output: 'text',
  },
  /** The copy of a logo, at the address that `readLogotipo` answers. */
  fetchLogotipo: {
    method: 'GET',
    path: '/rest/companies/logotipos/:sha256',
    need: { of: 'anyone' },
    inPath: z.strictObject({ sha256: z.string().max(64) }),
    input: z.object({ subdomain: z.string().optional().catch(undefined) }),
    output: 'bytes',
  },
})
