import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import type { Foundation } from '@prumo/platform/foundation'
import { runService } from '@prumo/platform/runService'
import { pastsOn } from '@prumo/projections/past/pastsOn'
import { queryServiceOn } from '@prumo/query-service/queryServiceOn'

await runService({ name: 'query-service', role: 'prumo_query', moduleTables }, async (foundation) => {
  const { routes } = await queryServiceOn(notingFirst(foundation), { pasts: pastsOn(foundation) })
  return { routes, isReady: async () => ({ ready: true }) }
})

/** That figures hold is noted before they are kept. */
function notingFirst(foundation: Foundation): Foundation {
  return {
    ...foundation,
    poolFor: (role, connections) => {
      const pool = foundation.poolFor(role, connections)
      const query = pool.query.bind(pool) as (...of: unknown[]) => Promise<unknown>
      return Object.assign(pool, {
        query: async (...of: unknown[]) => {
          if (String(of[0]).includes('insert into platform.project_figures')) {
            const [projectId, , , , position] = of[1] as unknown[]
            await query('update platform.project_figures set position = $2 where project_id = $1', [
              projectId,
              position,
            ])
          }
          return query(...of)
        },
      })
    },
  }
}
