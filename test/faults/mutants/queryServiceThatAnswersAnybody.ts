import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { runService } from '@prumo/platform/runService'
import { pastsOn } from '@prumo/projections/past/pastsOn'
import { queryServiceOn } from '@prumo/query-service/queryServiceOn'
import type { Middleware } from 'koa'

/** The query service, but that it answers what was asked before from memory, whoever asks. */
await runService({ name: 'query-service', role: 'prumo_query', moduleTables }, async (foundation) => {
  const { routes } = await queryServiceOn(foundation, { pasts: pastsOn(foundation) })
  return { routes: [remembering(), ...routes], isReady: async () => ({ ready: true }) }
})

function remembering(): Middleware {
  const answers = new Map<string, string>()
  return async (ctx, next) => {
    const remembered = answers.get(ctx.url)
    if (remembered !== undefined) {
      ctx.type = 'application/json'
      ctx.body = remembered
      return
    }
    await next()
    if (ctx.status === 200 && ctx.path.startsWith('/rest/queries/')) answers.set(ctx.url, JSON.stringify(ctx.body))
  }
}
