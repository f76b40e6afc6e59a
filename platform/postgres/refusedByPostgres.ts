import pg from 'pg'

/**
 * Connections, transactions, conflicts, shortage, objects in use, an operator's doing, the system: it may go well the
 * next time.
 */
const passing = /^(08|25|40|53|55|57|58)/

/** Whether Postgres said no to a statement, and will again. */
export const refusedByPostgres = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !passing.test(error.code ?? '')
