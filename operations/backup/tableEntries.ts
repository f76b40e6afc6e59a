import { platformTables } from '@prumo/platform/postgres/platformTables'
import type { Tables } from '@prumo/platform/postgres/tables'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { tablePartName } from './tallyOf'
import type { ArchiveEntry } from './tarOf'

const partBytes = 1024 * 1024
/** Each installation writes its own while it migrates. */
const register = 'platform.migrations'

export type KeptTables = { columns: Record<string, string[]>; bytes: number }

/** The tables that are backed up, and how large they are: those that no owner leaves out. */
export async function keptTables(client: pg.ClientBase, moduleTables: readonly Tables[]): Promise<KeptTables> {
  const leftOut = [register, ...[...platformTables, ...moduleTables].flatMap(({ passing }) => passing ?? [])]
  const { rows } = await client.query<{ name: string; columns: string[]; bytes: number }>(
    `select n.nspname || '.' || c.relname as name, pg_table_size(c.oid)::float8 as bytes,
            array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('log', 'platform') and c.relkind = 'r'
       and n.nspname || '.' || c.relname <> all($1)
     group by c.oid, n.nspname, c.relname order by name`,
    [leftOut],
  )
  return {
    columns: Object.fromEntries(rows.map(({ name, columns }) => [name, columns])),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** The rows of each table as `COPY` writes them, in parts. */
export async function* tableEntries(client: pg.ClientBase, { columns }: KeptTables): AsyncGenerator<ArchiveEntry> {
  for (const [table, names] of Object.entries(columns)) {
    const rows = client.query(copyTo(`copy ${copied(table, names)} to stdout`))
    let nth = 0
    for await (const part of partsOf(rows as AsyncIterable<Buffer>))
      yield { name: tablePartName(table, ++nth), size: part.length, content: [part] }
  }
}

/** A table and its columns, as `COPY` names them. Both were checked: they are lower-case words. */
export const copied = (table: string, columns: readonly string[]) => `${table} (${columns.join(', ')})`

async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, bytes]: [Buffer[], number] = [[], 0]
  for await (const chunk of chunks) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(held)
    ;[held, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(held)
}
