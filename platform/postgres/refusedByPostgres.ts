import pg from 'pg'

/** SQLSTATE classes that may pass: connections, transactions, conflicts, shortage, locks, shutdown, system. */
const passing = /^(08|25|40|53|55|57|58)/

/** Whether Postgres said no to a statement, and will again. */
export const refusedByPostgres = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !passing.test(error.code ?? '')
