import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import type { Projection } from '@prumo/projections/projection'
import { rebuild } from '@prumo/projections/rebuild/rebuild'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import type { Pool } from 'pg'

type Source = { pool: Pool; log: EventLog; codec: EventCodec }

/** Builds a read model from the log up to `until`, in a table of its own that did not serve and does not then. */
export async function rebuildAgain({ pool, ...source }: Source, projection: Projection, until: number): Promise<void> {
  const again = { ...projection, version: 999_998 }
  const table = readModelTable(again)
  const client = await pool.connect()
  try {
    await table.drop(client)
    await inTransaction(client, async () => {
      await table.create(client)
      await rebuild(source, [{ projection: again, table }], client, until)
      await table.index(client)
    })
  } finally {
    client.release()
  }
}
