import type { ClientBase } from 'pg'

/** Any number, the same for everyone: while tables are compared none of them is replaced. */
const flipLock = 727_866_004

/** Keeps every table in its place until the connection ends. */
export const keepTables = (client: ClientBase) => client.query('select pg_advisory_lock_shared($1)', [flipLock])

/** Whether a table may be replaced in the transaction that is open: nobody looks at them just now. */
export async function mayReplaceTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>('select pg_try_advisory_xact_lock($1) as may', [flipLock])
  return rows[0]?.may === true
}
