import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { Impossible } from '../command/command'
import type { Description } from './manifest'
import { copied } from './tableEntries'
import { tableIn } from './tallyOf'
import type { ArchiveEntry } from './tarOf'

/** Takes the parts of tables, in their order, into tables that have no row. */
export function loadTables(client: pg.ClientBase, { tables }: Description) {
  let open: { table: string; into: CopyIn } | undefined

  const finish = async () => {
    const copying = open
    open = undefined
    await copying?.into.end()
  }

  const begin = async (table: string) => {
    await finish()
    const columns = tables[table]
    if (!columns) throw new Impossible(`the data file has rows of ${table}, which it does not describe`)
    const into = copyInto(client, `copy ${copied(table, columns)} from stdin`)
    open = { table, into }
    return into
  }

  return {
    /** Whether the entry was a part of a table. */
    take: async ({ name, content }: ArchiveEntry): Promise<boolean> => {
      const table = tableIn(name)
      if (table === undefined) return false
      const into = open?.table === table ? open.into : await begin(table)
      for await (const chunk of content) await into.write(chunk)
      return true
    },
    /** There is no further part. */
    end: finish,
  }
}

type CopyIn = ReturnType<typeof copyInto>

/** What the server says against a row may come at any time: it is thrown by what is done next. */
function copyInto(client: pg.ClientBase, statement: string) {
  const stream = client.query(copyFrom(statement))
  const failed = new Promise<never>((_, reject) => {
    stream.on('error', reject)
  })
  failed.catch(() => {})
  const done = (ask: (tell: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        ask((error) => (error ? reject(error) : resolve()))
      }),
    ])
  return {
    write: (chunk: Uint8Array) => done((tell) => stream.write(chunk, tell)),
    end: () => done((tell) => stream.end(tell)),
  }
}

/** Numbers that tables give go on where they were. */
export async function goOnNumbering(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string }>(
    `select n.nspname || '.' || c.relname as name, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('log', 'platform') and c.relkind = 'r' and a.attidentity <> ''`,
  )
  for (const { name, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${name}`,
    )
}
