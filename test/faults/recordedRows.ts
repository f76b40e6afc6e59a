import pg from 'pg'
import type { LogRow } from '../reliability/journal'

export type RecordedRow = LogRow & { at: string; data: string }

/** All that stands in the log of this database, with what was recorded and when. */
export async function recordedRows(databaseUrl: string): Promise<RecordedRow[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client
    .query<RecordedRow>(
      `select position::int, stream, revision, type, data, metadata::json ->> 'commandId' as "commandId",
              to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from log.events order by log.events.position`,
    )
    .finally(() => client.end())
  return rows
}
