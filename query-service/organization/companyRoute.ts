import Router from '@koa/router'
import { HttpProblem } from '@prumo/platform/errors'
import { answer } from '../pipeline/answer'
import type { Answering } from '../pipeline/answering'
import { authenticate } from '../pipeline/authenticate'
import { columns } from '../reading/columns'

const company = columns(
  'name',
  'size',
  'segment',
  'document',
  'website',
  'phone',
  'city',
  'state',
  'subdomain',
  'logotipoUrl',
)
const table = 'organization_companies'
const question = { need: { of: 'self' }, reads: [table] } as const

/** The fixed call for the company record: answered as any query is, and never in part. */
export const companyRoute = (parts: Answering) =>
  new Router().get('/rest/companies', async (ctx) => {
    const session = await authenticate(ctx, parts)
    ctx.body = await answer(ctx, session, parts, question, async (db) => {
      const row = await db(table).where({ organization_id: session.organizationId }).first(company)
      if (!row) throw new HttpProblem(503, 'readModels.behind')
      return row
    })
  })
