import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Pool } from 'pg'

export type IsStillToDo = (policy: string, event: Pick<RecordedEvent, 'id' | 'position'>) => Promise<boolean>

/** Whether this policy has yet to react to this event: the log was not read so far for it, or its work waits. */
export async function isStillToDo(pool: Pool, policy: string, event: Pick<RecordedEvent, 'id' | 'position'>) {
  const { rows } = await pool.query<{ toDo: boolean }>(
    `select not exists (select from platform.policies where name = $1 and position >= $3)
       or exists (select from platform.policy_work where policy = $1 and event_id = $2) as "toDo"`,
    [policy, event.id, event.position],
  )
  return rows[0]?.toDo === true
}
