import type { Foundation } from '@prumo/platform/foundation'

/**
 * Watches how processes look for imports that nobody goes on with. Of each that is found, and not decided on, a look
 * tries to give up the job; after the last of them it is over.
 */
export function jobLooks() {
  let underWay = 0
  const mutate = (foundation: Foundation): Foundation => ({
    ...foundation,
    poolFor: (role, connections) => {
      const pool = foundation.poolFor(role, connections)
      const ask = pool.query.bind(pool) as (...values: unknown[]) => Promise<{ rowCount: number | null }>
      const query = async (...values: unknown[]) => {
        const statement = String(values[0])
        const begins = /^select\b.+\bfrom platform\.import_jobs$/s.test(statement.trim())
        const givesUp = /^delete from platform\.import_jobs\b.+\badded_at </s.test(statement.trim())
        if (!begins && !givesUp) return ask(...values)
        if (begins) underWay++
        try {
          const answer = await ask(...values)
          if (begins) underWay += answer.rowCount ?? 0
          return answer
        } finally {
          underWay--
        }
      }
      return Object.assign(pool, { query })
    },
  })
  return { mutate, areOver: () => underWay === 0 }
}
