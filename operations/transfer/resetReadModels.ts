import type { Foundation } from '@prumo/platform/foundation'
import { withClient } from '../withClient'

/** Whether anything is there that was folded from a log. */
export async function areReadModelsThere(foundation: Foundation): Promise<boolean> {
  const { rows } = await foundation
    .poolFor('prumo_command', 1)
    .query<{ there: boolean }>('select exists (select from platform.snapshots) as there')
  const checkpoints = await withClient(foundation, (client) => client.query('select from read.checkpoints limit 1'))
  return rows[0]?.there === true || checkpoints.rows.length > 0
}

/** Drops what was folded from a log; when Prumo starts it is folded anew. */
export async function resetReadModels(foundation: Foundation): Promise<void> {
  await foundation.poolFor('prumo_command', 1).query('delete from platform.snapshots')
  await withClient(foundation, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relnamespace = 'read'::regnamespace and relkind = 'r' and relowner = current_user::regrole`,
    )
    for (const { name } of rows) await client.query(`drop table read.${name} cascade`)
    for (const name of ['checkpoints', 'parked', 'shards']) await client.query(`delete from read.${name}`)
  })
}
