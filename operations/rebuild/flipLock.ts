import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import type { ClientBase } from 'pg'

/** Keeps every table in its place until the connection ends: while tables are compared none of them is replaced. */
export const keepTables = (client: ClientBase) =>
  client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.flipping])

/** Whether a table may be replaced in the transaction that is open: nobody looks at them just now. */
export async function mayReplaceTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>('select pg_try_advisory_xact_lock($1) as may', [
    advisoryLocks.flipping,
  ])
  return rows[0]?.may === true
}
