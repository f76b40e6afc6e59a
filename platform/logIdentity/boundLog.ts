import type { ClientBase } from 'pg'

/** Where a log is kept. */
export type LogHome = 'Postgres' | 'EventStoreDB'

/** The log that a database was folded from. `acceptedAt`: when an operator decided that it is this one. */
export type BoundLog = { logId: string; home: LogHome; acceptedAt: string | null }

/** `undefined` where nothing was ever folded here, or only by versions that bound nothing. */
export async function boundLog(client: ClientBase): Promise<BoundLog | undefined> {
  const { rows } = await client.query<BoundLog>(
    'select log_id as "logId", kept_in as home, accepted_at as "acceptedAt" from platform.bound_log',
  )
  return rows[0]
}

export async function bindDatabase(
  client: ClientBase,
  { logId, home, acceptedAt }: BoundLog,
  at: string,
): Promise<void> {
  await client.query(
    `insert into platform.bound_log (log_id, kept_in, bound_at, accepted_at) values ($1, $2, $3, $4)
     on conflict (single) do update
     set log_id = excluded.log_id, kept_in = excluded.kept_in, bound_at = excluded.bound_at, accepted_at = excluded.accepted_at`,
    [logId, home, at, acceptedAt],
  )
}

/** Whether the database is of a version that binds it to a log. */
export async function bindsLogs(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ binds: boolean }>(
    `select to_regclass('platform.bound_log') is not null as binds`,
  )
  return rows[0]?.binds === true
}
