import Router from '@koa/router'
import { HttpProblem } from '@prumo/platform/errors'
import { parkedAt } from './parkedAt'
import { permitted } from './permitted'
import type { Answering } from './queryRoute'
import { reach } from './reach'

const columns = ['name', 'size', 'segment', 'document', 'website', 'phone', 'city', 'state', 'subdomain'] as const
const table = 'organization_companies'

/** The fixed call for the whole company record: asked as any question is, and answered with the record or not at all. */
export const companyRoute = ({ database, readModels, sessionOf, limits, now }: Answering) =>
  new Router().get('/rest/companies', async (ctx) => {
    const session = await sessionOf(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    await limits.request(session.userId)
    await reach(ctx, session, readModels)
    const { organizationId } = session
    ctx.body = await database.within(organizationId, async (db) => {
      const company = await db(table)
        .where({ organization_id: organizationId })
        .first(...columns, 'logotipo_url as logotipoUrl')
      if (!company) throw new HttpProblem(503, 'readModels.behind')
      await permitted(db, session, { need: { of: 'self' }, at: now().toISOString() })
      const parked = await parkedAt(db, organizationId, [table])
      if (parked !== undefined) ctx.set('Data-As-Of', String(parked))
      return company
    })
  })
