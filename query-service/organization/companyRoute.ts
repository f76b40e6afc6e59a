import Router from '@koa/router'
import { HttpProblem } from '@prumo/platform/errors'
import { answer } from '../pipeline/answer'
import type { Answering } from '../pipeline/answering'
import { authenticate } from '../pipeline/authenticate'

const columns = ['name', 'size', 'segment', 'document', 'website', 'phone', 'city', 'state', 'subdomain'] as const
const table = 'organization_companies'
const question = { need: { of: 'self' }, reads: [table] } as const

/** The fixed call for the whole company record: asked as any question is, and answered with the record or not at all. */
export const companyRoute = (parts: Answering) =>
  new Router().get('/rest/companies', async (ctx) => {
    const session = await authenticate(ctx, parts)
    ctx.body = await answer(ctx, session, parts, question, async (db) => {
      const company = await db(table)
        .where({ organization_id: session.organizationId })
        .first(...columns, 'logotipo_url as logotipoUrl')
      if (!company) throw new HttpProblem(503, 'readModels.behind')
      return company
    })
  })
