import knex, { type Knex } from 'knex'
import type { ClientBase } from 'pg'
import { giveUpOnSilence } from './giveUpOnSilence'
import { patience } from './openPool'

/** The read models, as the query role sees them: bound to one organization per transaction. */
export type QueryDatabase = {
  /** Runs in a read-only transaction in which only this organization's rows exist. */
  within<T>(organizationId: string, work: (db: Knex) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const silent = () => {}
/** A statement may take so long; a server that says nothing for a little longer is gone. */
const [statementMs, silenceMs] = [4000, 4200]

export function openQueryDatabase(url: string, connections = 8): QueryDatabase {
  const db = knex({
    client: 'pg',
    connection: {
      ...{ connectionString: url, keepAlive: true, connectionTimeoutMillis: patience.connectMs },
      options: `-c search_path=read -c statement_timeout=${statementMs} -c timezone=UTC`,
    },
    acquireConnectionTimeout: patience.connectMs,
    pool: {
      ...{ min: 0, max: connections },
      afterCreate: (client: ClientBase, created: (error: null, client: ClientBase) => void) => {
        giveUpOnSilence(client, silenceMs)
        created(null, client)
      },
    },
    // Whoever asked is told, and tells the log.
    log: { warn: silent, error: silent, deprecate: silent, debug: silent },
  })
  return {
    within: (organizationId, work) =>
      db.transaction(
        async (transaction) => {
          await transaction.raw(`select set_config('prumo.organization_id', ?, true)`, [organizationId])
          return work(transaction)
        },
        { readOnly: true },
      ),
    close: () => db.destroy(),
  }
}
