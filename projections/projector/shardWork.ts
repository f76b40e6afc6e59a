import { randomUUID } from 'node:crypto'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool, PoolClient } from 'pg'
import { type Parked, readParked } from '../parking/parking'

/** What a projector works with: its connection, and the parked organizations as stored. */
export type Work = { client: PoolClient; parked: Parked; logger: Logger }

/** The work on one shard by its present owner. `inTurn` runs what is done to it one after the other. */
export type ShardWork = Work & {
  shard: number
  /** The number of shards. */
  shards: number
  owner: string
  position: number
  inTurn: <Done>(work: () => Promise<Done>) => Promise<Done>
}

/** Opens a connection for a projector's work. It is closed after use, never pooled again: `client.release(true)`. */
export async function openWork({ pool, logger }: { pool: Pool; logger: Logger }): Promise<Work> {
  const client = await pool.connect()
  // Queries on a lost connection reject, and that is handled; the event itself needs nothing.
  client.on('error', () => {})
  try {
    // Statements are prepared on empty tables; their plans must still serve when the tables have grown.
    await client.query('set enable_seqscan = off')
    return { client, parked: await readParked(client), logger }
  } catch (error) {
    client.release(true)
    throw error
  }
}

export const newOwner = (): string => randomUUID()
