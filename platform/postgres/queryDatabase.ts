import knex, { type Knex } from 'knex'

/** The read models, as the query role sees them: bound to one organization per transaction. */
export type QueryDatabase = {
  /** Runs in a read-only transaction in which only this organization's rows exist. */
  within<T>(organizationId: string, work: (db: Knex) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const silent = () => {}

export function openQueryDatabase(url: string, connections = 8): QueryDatabase {
  const db = knex({
    client: 'pg',
    connection: { connectionString: url, options: '-c search_path=read -c statement_timeout=5000 -c timezone=UTC' },
    pool: { min: 0, max: connections },
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
