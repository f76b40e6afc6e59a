import { commandServiceOn } from '@prumo/command-service/commandServiceOn'
import type { DueWork } from '@prumo/command-service/policies/policyWork'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import type { Foundation } from '@prumo/platform/foundation'
import { runService } from '@prumo/platform/runService'

await runService({ name: 'command-service', role: 'prumo_command', moduleTables }, async (foundation) => {
  const { routes } = await commandServiceOn(forgettingWork(foundation), false)
  return { routes, isReady: async () => ({ ready: true }) }
})

/** What policies have to do counts as done once it is begun. */
function forgettingWork(foundation: Foundation): Foundation {
  return {
    ...foundation,
    poolFor: (role, connections) => {
      const pool = foundation.poolFor(role, connections)
      const query = pool.query.bind(pool) as (...of: unknown[]) => Promise<{ rows: (DueWork & { inMs: number })[] }>
      return Object.assign(pool, {
        query: async (...of: unknown[]) => {
          const answer = await query(...of)
          if (!String(of[0]).includes('as "inMs"')) return answer
          for (const { policy, eventId, inMs } of answer.rows)
            if (inMs === 0)
              await query('delete from platform.policy_work where policy = $1 and event_id = $2', [policy, eventId])
          return answer
        },
      })
    },
  }
}
