import type { Mutation } from '../openServices'

/** Services that keep where a payment was begun only once its gateway has it, not before it hears of it. */
export const openingAfterGateway: Mutation = (foundation) => ({
  ...foundation,
  poolFor: (role, connections) => {
    const pool = foundation.poolFor(role, connections)
    const query = pool.query.bind(pool) as (...of: unknown[]) => Promise<unknown>
    let heldBack: unknown[] | undefined
    return Object.assign(pool, {
      query: async (...of: unknown[]) => {
        const statement = String(of[0])
        if (statement.includes('insert into platform.payment_openings')) {
          heldBack = of
          return { rows: [], rowCount: 1 }
        }
        if (heldBack && statement.startsWith('update platform.payment_openings set reference')) {
          const before = heldBack
          heldBack = undefined
          await query(...before)
        }
        return query(...of)
      },
    })
  },
})
