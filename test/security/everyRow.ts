import type pg from 'pg'

/** Every row of every table, as text: what a dump of the database has. */
export async function everyRow(pool: pg.Pool): Promise<Buffer> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return Buffer.from(texts.join('\n'))
}
