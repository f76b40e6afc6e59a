import type { Metadata } from '@prumo/contracts/message'
import type { Foundation } from '@prumo/platform/foundation'
import type { Pool } from 'pg'
import { everyEvent } from '../check/everyEvent'

/** As long as the ids are kept. */
const keptMs = 30 * 24 * 3_600_000
const insertion = `
  insert into platform.command_ids (command_id, payload_hash, made_at)
  select * from unnest($1::uuid[], $2::text[], $3::timestamptz[]) on conflict do nothing`

type CommandId = { commandId: string; payloadHash: string; at: string }

/** Which command an id was first used for, as the log has it, for a log that does not find an event by its id. */
export async function rebuildCommandIds({ log, now }: Foundation, pool: Pool): Promise<void> {
  await pool.query('delete from platform.command_ids')
  const since = new Date(now().getTime() - keptMs).toISOString()
  let found: CommandId[] = []
  const keep = async () => {
    await pool.query(insertion, [
      found.map(({ commandId }) => commandId),
      found.map(({ payloadHash }) => payloadHash),
      found.map(({ at }) => at),
    ])
    found = []
  }
  await everyEvent(log, await log.head(), async ({ at, metadata }) => {
    if (at < since) return
    const { commandId, payloadHash } = JSON.parse(metadata) as Metadata
    // What the system does of itself has none.
    if (payloadHash) found.push({ commandId, payloadHash, at })
    if (found.length === 1000) await keep()
  })
  await keep()
}
