import { randomUUID } from 'node:crypto'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readConfig } from '@prumo/platform/config'
import type { Draft, EventCodec } from '@prumo/platform/eventLog/eventCodec'
import { type EventLog, noStream } from '@prumo/platform/eventLog/eventLog'
import { type Foundation, openFoundation } from '@prumo/platform/foundation'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import pg from 'pg'
import { systemMetadata } from '../log/systemMetadata'
import { trialServer } from './trialServer'
import { settings } from './withCluster'

export type Happening = Pick<Draft, 'type' | 'data' | 'organizationId' | 'projectId'>

/** A log, and what stands beside it in the database, without any of the services. */
export type Ground = {
  environment: Record<string, string>
  foundation: Foundation
  log: EventLog
  codec: EventCodec
  keyring: Keyring
  /** As a projector connects. */
  pool: pg.Pool
  /** Who may do what the product may not. */
  owner: pg.Pool
  /** Appends them together, as a stream of their own; answers the position of the last. */
  happen(...events: Happening[]): Promise<number>
}

export async function withGround<T>(trial: (ground: Ground) => Promise<T>): Promise<T> {
  const server = await trialServer()
  const databaseUrl = await server.database()
  const environment = { ...settings, DATABASE_URL: databaseUrl, PRUMO_DATA: await server.folder() }
  const foundation = await openFoundation(readConfig(environment), 'prumo_command', { moduleTables })
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 4, options: '-c timezone=UTC' })
  owner.on('error', () => {})
  const { log } = foundation
  const { keyring, codec } = foundation.keyringOn(owner)
  const pool = foundation.poolFor('prumo_projection', 12)
  const happen = async (...events: Happening[]) => {
    const drafts = events.map((event) => ({ ...event, id: randomUUID(), metadata: systemMetadata }))
    return (await log.append(`s-${randomUUID()}`, noStream, await codec.encodeAll(drafts))).position
  }
  try {
    return await trial({ environment, foundation, log, codec, keyring, pool, owner, happen })
  } finally {
    await foundation.close()
    await owner.end()
    await server.stop()
  }
}
