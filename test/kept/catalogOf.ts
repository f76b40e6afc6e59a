import pg from 'pg'

/** Whatever our schemas hold besides rows: a line for each column, key, index, trigger, function and right. */
const parts = [
  `select format('%s.%s column %s %s %s %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then 'not null' end, pg_get_expr(d.adbin, d.adrelid))
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname = any ($1)`,
  `select format('%s constraint %s %s', conrelid::regclass, conname, pg_get_constraintdef(o.oid))
   from pg_constraint o join pg_namespace n on n.oid = o.connamespace where n.nspname = any ($1)`,
  `select indexdef from pg_indexes where schemaname = any ($1)`,
  `select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
   join pg_namespace n on n.oid = c.relnamespace where not tgisinternal and n.nspname = any ($1)`,
  `select pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '') from pg_proc p
   join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1)`,
  `select format('%s.%s %s', n.nspname, c.relname, c.relacl) from pg_class c
   join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = any ($1)`,
  `select format('%s.%s %s', attrelid::regclass, attname, attacl) from pg_attribute a
   join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = c.relnamespace
   where attacl is not null and n.nspname = any ($1)`,
  `select format('schema %s %s', nspname, nspacl) from pg_namespace n where n.nspname = any ($1)`,
]

/** What the schemas of a database are made of, in an order of its own. */
export async function catalogOf(url: string, schemas = ['log', 'platform', 'read']): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const lines: string[] = []
    for (const part of parts) {
      const { rows } = await client.query<[string]>({ text: part, values: [schemas], rowMode: 'array' })
      lines.push(...rows.map(([line]) => line))
    }
    return lines.sort()
  } finally {
    await client.end()
  }
}
