import Router from '@koa/router'
import { HttpProblem } from '@prumo/platform/errors'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'

/** The fixed call for the whole company record. */
export const companyRoute = (database: QueryDatabase, sessionOf: (ctx: Context) => Promise<Session | undefined>) =>
  new Router().get('/rest/companies', async (ctx) => {
    const session = await sessionOf(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    ctx.body = await database.within(session.organizationId, (db) =>
      db('organization_companies')
        .where({ organization_id: session.organizationId })
        .first(
          'name',
          'size',
          'segment',
          'document',
          'website',
          'phone',
          'city',
          'state',
          'subdomain',
          'logotipo_url as logotipoUrl',
        ),
    )
  })
