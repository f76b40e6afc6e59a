import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readConfig } from '@prumo/platform/config'
import { openFoundation } from '@prumo/platform/foundation'
import { projections } from '@prumo/projections/index'
import { compareWithRebuild } from '@prumo/projections/rebuild/compareWithRebuild'

/** Waits until this installation's read models have its whole log. Returns rows that differ from a fresh rebuild. */
export async function differencesIn(environment: Record<string, string>): Promise<unknown[]> {
  const foundation = await openFoundation(readConfig(environment), 'prumo_projection', { moduleTables })
  const pool = foundation.poolFor('prumo_projection', 2)
  const { codec } = foundation.keyringOn(pool)
  const client = await pool.connect()
  try {
    const head = await foundation.log.head()
    for (;;) {
      const { rows } = await client.query('select min(position)::int8 as position from read.checkpoints where live')
      if (rows[0].position >= head) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return await compareWithRebuild({ log: foundation.log, codec }, projections, client)
  } finally {
    client.release(true)
    await foundation.close()
  }
}
