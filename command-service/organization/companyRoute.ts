import Router from '@koa/router'
import { commands } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import { readJson } from '@prumo/platform/http/jsonBody'
import { newId } from '@prumo/platform/ids'
import { parse } from '@prumo/platform/values/parse'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { WhoAsks } from '../pipeline/whoAsks'

/** The fixed call that saves the whole company record. */
export const companyRoute = (runner: CommandRunner, whoAsks: WhoAsks) =>
  new Router().put('/rest/companies', async (ctx) => {
    const { actor, session, origin } = await whoAsks(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    const data = parse(commands.SaveCompany, await readJson(ctx.req))
    const { position, version } = await runner.run({ id: newId(), type: 'SaveCompany', data, actor, session, origin })
    ctx.body = { position: String(position), version }
  })
