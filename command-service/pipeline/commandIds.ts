import type { Pool } from 'pg'

/** For logs that do not know an id again in another stream: which command an id was first used for. */
export type CommandIds = {
  /** Claims an id for a command. Answers whether the id now belongs to this command, and to no other. */
  claim(id: string, payloadHash: string): Promise<boolean>
}

export function openCommandIds(pool: Pool): CommandIds {
  const claim = async (id: string, payloadHash: string): Promise<boolean> => {
    const { rows } = await pool.query<{ payload_hash: string }>({
      name: 'claim command id',
      text: `with claimed as (
               insert into platform.command_ids (command_id, payload_hash) values ($1, $2) on conflict do nothing returning payload_hash
             )
             select payload_hash from claimed union all select payload_hash from platform.command_ids where command_id = $1`,
      values: [id, payloadHash],
    })
    // Somebody else's claim that this statement could not see yet: it can now.
    return rows[0] ? rows[0].payload_hash === payloadHash : claim(id, payloadHash)
  }
  return { claim }
}
