import { setTimeout as pause } from 'node:timers/promises'
import type { Mutation } from '../openServices'

const keptLaterMs = 30

/** Services that answer a gateway’s notice before they keep it. */
export const noticeAnsweredBeforeKept: Mutation = (foundation) => ({
  ...foundation,
  poolFor: (role, connections) => {
    const pool = foundation.poolFor(role, connections)
    const query = pool.query.bind(pool) as (...of: unknown[]) => Promise<unknown>
    return Object.assign(pool, {
      query: async (...of: unknown[]) => {
        if (!String(of[0]).includes('insert into platform.payment_notices')) return query(...of)
        void pause(keptLaterMs).then(() => query(...of).catch(() => {}))
        return { rows: [], rowCount: 1 }
      },
    })
  },
})
