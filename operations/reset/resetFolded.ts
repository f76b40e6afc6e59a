import type { Foundation } from '@prumo/platform/foundation'
import { withClient } from '../withClient'
import { rebuildCommandIds } from './rebuildCommandIds'

/** Whether anything is there that was folded from a log. */
export async function isAnythingFolded(foundation: Foundation): Promise<boolean> {
  const { rows } = await foundation
    .poolFor('prumo_command', 1)
    .query<{ exists: boolean }>('select exists (select from platform.snapshots) as exists')
  const checkpoints = await withClient(foundation, (client) => client.query('select from read.checkpoints limit 1'))
  return rows[0]?.exists === true || checkpoints.rows.length > 0
}

/**
 * Whatever keeps a position of the log begins again: read models, snapshots, ledger, policies, relay and the rights of
 * sessions.
 */
export async function resetFolded(foundation: Foundation): Promise<void> {
  await withClient(foundation, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relnamespace = 'read'::regnamespace and relkind = 'r' and relowner = current_user::regrole`,
    )
    for (const { name } of rows) await client.query(`drop table read.${name} cascade`)
    for (const name of ['checkpoints', 'parked', 'shards']) await client.query(`delete from read.${name}`)
  })
  const { position, eventId } = await foundation.log.end()
  const pool = foundation.poolFor('prumo_command', 1)
  // Policies read on from the beginning: what they did has its ids, and is not done again.
  const folded = ['snapshots', 'policies', 'policy_work', 'policy_projects']
  const reckoned = ['project_figures', 'figures_hold', 'figure_nights']
  for (const table of [...folded, ...reckoned]) await pool.query(`delete from platform.${table}`)
  await pool.query('update platform.sessions set rights_position = 0, rights_event_id = null')
  // A version that there is not: whoever opens the ledger empties it, and reads the log from its beginning.
  await pool.query('update platform.ledger set position = 0, event_id = null, version = 0')
  // What is older than its position is found in the log, as after the first start of a relay.
  await pool.query('update platform.relay set position = $1, event_id = $2', [position, eventId])
  if (foundation.config.EVENTSTORE_URL) await rebuildCommandIds(foundation, pool)
}
