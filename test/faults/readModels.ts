import { setTimeout as pause } from 'node:timers/promises'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readConfig } from '@prumo/platform/config'
import { type Foundation, openFoundation } from '@prumo/platform/foundation'
import { projections as all } from '@prumo/projections/index'
import type { Projection } from '@prumo/projections/projection'
import { compareWithRebuild } from '@prumo/projections/rebuild/compareWithRebuild'
import type { PoolClient } from 'pg'

const longestWaitMs = 30_000

/** In words, how the read models differ from ones built afresh, once they have all that is in the log: not at all. */
export const differencesAtHead = (environment: Record<string, string>, projections = all) =>
  compared(environment, projections, async (client, foundation) => {
    const head = await foundation.log.head()
    const givesUpAt = performance.now() + longestWaitMs
    while ((await reached(client)) < head && performance.now() < givesUpAt) await pause(20)
    const position = await reached(client)
    return position < head ? [`the read models stay at ${position}, and the log is at ${head}`] : []
  })

/** The same, each as far as it is just now: nobody may be at work on them. */
export const differencesNow = (environment: Record<string, string>, projections = all) =>
  compared(environment, projections, async (client, foundation) => {
    const [position, head] = [await reached(client), await foundation.log.head()]
    return position > head ? [`the read models are at ${position}, beyond the log at ${head}`] : []
  })

async function compared(
  environment: Record<string, string>,
  projections: readonly Projection[],
  before: (client: PoolClient, foundation: Foundation) => Promise<string[]>,
): Promise<string[]> {
  const foundation = await openFoundation(readConfig(environment), 'prumo_projection', { moduleTables })
  const pool = foundation.poolFor('prumo_projection', 2)
  const { codec } = foundation.keyringOn(pool)
  const client = await pool.connect()
  try {
    const found = await before(client, foundation)
    const differences = await compareWithRebuild({ log: foundation.log, codec }, projections, client)
    return [
      ...found,
      ...differences.map((difference) => `${difference.table} differs: ${JSON.stringify(difference).slice(0, 300)}`),
    ]
  } finally {
    client.release(true)
    await foundation.close()
  }
}

/** How far all of them are. */
export async function reached(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ position: number | null }>(
    'select min(position)::int8 as position from read.checkpoints where live',
  )
  return rows[0]?.position ?? 0
}
