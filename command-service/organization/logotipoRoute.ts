import Router from '@koa/router'
import { claim } from '../naming/claim'
import type { Domain } from '../pipeline/domain'
import type { WhoAsks } from '../pipeline/whoAsks'
import { company } from './company'

/** The fixed call for a company's logo address: of the sub-domain asked for, else of the session's organization. The body is the address, empty without one. */
export const logotipoRoute = ({ aggregates, nameHash }: Domain, whoAsks: WhoAsks) =>
  new Router().get('/rest/companies/logotipo', async (ctx) => {
    const { subdomain } = ctx.query
    const organizationId =
      typeof subdomain === 'string' ? await organizationNamed(subdomain) : (await whoAsks(ctx)).session?.organizationId
    const { state } = organizationId
      ? await aggregates.load(company, `organization-${organizationId}`)
      : { state: undefined }
    ctx.type = 'text/plain'
    ctx.body = state?.company.logotipoUrl ?? ''

    async function organizationNamed(name: string): Promise<string | undefined> {
      const { state: claimed } = await aggregates.load(
        claim,
        claim.stream({ kind: 'subdomain', name: nameHash('subdomain', name), holderId: '' }),
      )
      return claimed?.holderId
    }
  })
