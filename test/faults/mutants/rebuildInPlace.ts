import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Empties the tables that serve, and fills them again after a while. */
export async function rebuildInPlace(databaseUrl: string, tables: readonly string[], afterMs: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const table of tables) {
      await client.query(`create temporary table kept as select * from read.${table}`)
      const { rows } = await client.query<{ live: string }>(
        `select table_name || '_v' || version as live from read.checkpoints where table_name = $1 and live limit 1`,
        [table],
      )
      await client.query(`delete from read.${rows[0]?.live}`)
      await pause(afterMs)
      await client.query(`insert into read.${rows[0]?.live} select * from kept on conflict do nothing`)
      await client.query('drop table kept')
    }
  } finally {
    await client.end()
  }
}
