import pg from 'pg'
import { atEnd } from '../world/atEnd'

export type LoggedEvent = {
  position: number
  stream: string
  type: string
  organizationId: string | null
  projectId: string | null
  /** What whoever did it may do it by; `import` and `system` go on by themselves. */
  permissionBasis: string
}
export type LoggedDenial = LoggedEvent & { at: string; data: string; metadata: string }

const columns =
  'position::int, stream, type, organization_id as "organizationId", project_id as "projectId", metadata::json->>\'permissionBasis\' as "permissionBasis"'
/** That somebody was denied something, or mailed, is on record a moment later; heads are signed whenever it is time. */
const isAtOnce = `stream not like 'denials-%' and type <> 'NotificationsMailed'
  and not (stream like 'heads-%' and metadata::json->>'permissionBasis' = 'system')`

/**
 * What this database's log really holds, read past the product. "No event" means none but denials, mails and the heads
 * that the system signs.
 */
export function loggedEvents(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => {})
  atEnd(() => pool.end())
  const rows = async <Row>(statement: string, values: unknown[] = []) =>
    (await pool.query(statement, values)).rows as Row[]
  return {
    head: async () =>
      Number(
        (await rows<{ head: string }>(`select coalesce(max(position), 0) as head from log.events where ${isAtOnce}`))[0]
          ?.head,
      ),
    since: (position: number) =>
      rows<LoggedEvent>(
        `select ${columns} from log.events where position > $1 and ${isAtOnce} order by log.events.position`,
        [position],
      ),
    /** All of it, denials too. */
    all: () => rows<LoggedEvent>(`select ${columns} from log.events order by log.events.position`),
    /** What is on record of an organization's denials. */
    denialsOf: (organizationId: string) =>
      rows<LoggedDenial>(
        `select ${columns}, at, data, metadata from log.events where stream = $1 order by log.events.position`,
        [`denials-${organizationId}`],
      ),
    /** Every row of this table, as text. */
    rowsText: async (table: string) =>
      (await rows<{ row: string }>(`select t::text as row from ${table} t`)).map(({ row }) => row).join('\n'),
    /** The bytes of the events after this position, as text. */
    textSince: async (position: number) =>
      (await rows<{ data: string }>(`select data from log.events where position > $1 order by position`, [position]))
        .map(({ data }) => data)
        .join('\n'),
  }
}
