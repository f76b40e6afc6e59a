import { join } from 'node:path'
import type pg from 'pg'

/** The folder of a database’s files: the server may have been started in it, and name it by that. */
export async function databaseFiles(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ folder: string; pid: number; oid: number }>(
    `select current_setting('data_directory') as folder, pg_backend_pid() as pid, oid::int
     from pg_database where datname = current_database()`,
  )
  const [{ folder, pid, oid } = { folder: '', pid: 0, oid: 0 }] = rows
  return join(folder.replace('/proc/self/', `/proc/${pid}/`), 'base', String(oid))
}
