import { randomUUID } from 'node:crypto'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool, PoolClient } from 'pg'
import { type Parked, readParked } from '../parking/parking'

/** What a projector works with: its connection, and whom it has parked as the database knows it. */
export type Work = { client: PoolClient; parked: Parked; logger: Logger }

/** The work on one shard, by whoever has it now, and how far it is. `inTurn`: all that is done to it is done one after the other. */
export type ShardWork = Work & {
  shard: number
  /** How many there are. */
  shards: number
  owner: string
  position: number
  inTurn: <Done>(work: () => Promise<Done>) => Promise<Done>
}

/** A connection for a projector's work. Nobody else is given it afterwards: `client.release(true)`. */
export async function openWork({ pool, logger }: { pool: Pool; logger: Logger }): Promise<Work> {
  const client = await pool.connect()
  // What is asked of a lost connection fails, and that is told; by itself the loss ends nothing.
  client.on('error', () => {})
  try {
    // The plans of statements that are prepared once must serve when the tables, empty at first, have grown large.
    await client.query('set enable_seqscan = off')
    return { client, parked: await readParked(client), logger }
  } catch (error) {
    client.release(true)
    throw error
  }
}

export const newOwner = (): string => randomUUID()
