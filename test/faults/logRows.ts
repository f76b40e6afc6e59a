import pg from 'pg'
import type { LogRow } from '../reliability/journal'

/** All that stands in the log, as a journal is judged by it. */
export async function logRows(databaseUrl: string): Promise<LogRow[]> {
  const connection = new pg.Client(databaseUrl)
  await connection.connect()
  const { rows } = await connection
    .query<LogRow>(
      `select position::int, stream, revision, type, metadata::json ->> 'commandId' as "commandId"
       from log.events order by log.events.position`,
    )
    .finally(() => connection.end())
  return rows
}
