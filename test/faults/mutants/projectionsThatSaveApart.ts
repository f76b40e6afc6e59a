import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { runCountingProjector } from '../countingProjector'

const betweenMs = 200

/** The projector, but that rows are committed before their checkpoints move, in a transaction of their own. */
await runCountingProjector({ pool: savingApart })

function savingApart(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  return Object.assign(Object.create(pool) as Pool, {
    connect: async () => committingBeforeCheckpoints(await connect()),
  })
}

function committingBeforeCheckpoints(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const changed = async (...args: unknown[]) => {
    if ((args[0] as { name?: string }).name === 'move checkpoints') {
      await query('commit')
      await pause(betweenMs)
      await query('begin')
    }
    return query(...args)
  }
  return Object.assign(client, { query: changed })
}
