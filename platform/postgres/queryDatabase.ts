import knex, { type Knex } from 'knex'
import type { Client, ClientBase, ClientConfig } from 'pg'
import { giveUpOnSilence } from './giveUpOnSilence'
import { patience } from './openPool'

/** The read models, as the query role sees them: bound to one organization per transaction. */
export type QueryDatabase = {
  /** Runs in a read-only transaction in which only this organization's rows exist, all as of one moment. */
  within<T>(organizationId: string, work: (db: Knex) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** One session of the query role, in which a table's name leads to the session's own and to no other. */
export type QuerySession = QueryDatabase & {
  /** Makes what the session is to have of its own. */
  prepare<T>(work: (client: ClientBase) => Promise<T>): Promise<T>
}

const silent = () => {}
/** A statement may take so long; a server that says nothing for a little longer is gone. */
const [statementMs, silenceMs] = [4000, 4200]

export function openQueryDatabase(url: string, connections = 8): QueryDatabase {
  return boundOn(connect(url, inSchema('read'), { min: 0, max: connections }, () => {}))
}

/** The same for work that nobody waits for: it has a connection of its own, and takes none from whoever asks. */
export function openBackgroundDatabase(url: string): QueryDatabase {
  return boundOn(connect(url, `${background} ${inSchema('read')}`, { min: 0, max: 1 }, () => {}))
}

/** By this sessions of such work are told from others. */
export const background = '-c application_name=prumo-background'

/**
 * Whole tables are joined there, in no order. Postgres believes that it costs as much to sort both as to hash one; it
 * takes four times as long.
 */
const joinsByHash = '-c enable_mergejoin=off'

/** Temporary tables are lost with the connection: queries fail then instead of reading other tables. */
export function openQuerySession(url: string): QuerySession {
  let opened = false
  const db = connect(url, `${inSchema('pg_temp')} ${joinsByHash}`, { min: 1, max: 1 }, () => {
    if (opened) throw new Error('Connection terminated: the session is lost with what it had')
    opened = true
  })
  return {
    ...boundOn(db),
    prepare: async (work) => {
      const client: ClientBase = await db.client.acquireConnection()
      try {
        return await work(client)
      } finally {
        await db.client.releaseConnection(client)
      }
    },
  }
}

const boundOn = (db: Knex): QueryDatabase => ({
  within: (organizationId, work) =>
    db.transaction(
      async (transaction) => {
        await transaction.raw(`select set_config('prumo.organization_id', ?, true)`, [organizationId])
        return work(transaction)
      },
      { readOnly: true, isolationLevel: 'repeatable read' },
    ),
  close: () => db.destroy(),
})

const inSchema = (schema: string) => `-c search_path=${schema}`

function connectionTo(url: string, options: string): Knex.PgConnectionConfig {
  const settings: ClientConfig = {
    connectionString: url,
    keepAlive: true,
    // What is asked together is sent together: its answers come in order, after one way there and back.
    pipeline: true,
    connectionTimeoutMillis: patience.connectMs,
    options: `${options} -c statement_timeout=${statementMs} -c timezone=UTC`,
  }
  return settings as Knex.PgConnectionConfig
}

/** `connected` may throw where no further connection will do. */
const connect = (url: string, options: string, pool: { min: number; max: number }, connected: () => void) =>
  knex({
    client: 'pg',
    connection: connectionTo(url, options),
    acquireConnectionTimeout: patience.connectMs,
    pool: {
      ...pool,
      afterCreate: (client: Client, created: (error: unknown, client: Client) => void) => {
        giveUpOnSilence(client, silenceMs)
        try {
          connected()
          created(null, client)
        } catch (error) {
          void client.end()
          created(error, client)
        }
      },
    },
    // Whoever asked is told, and tells the log.
    log: { warn: silent, error: silent, deprecate: silent, debug: silent },
  })
