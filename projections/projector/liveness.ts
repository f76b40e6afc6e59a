import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import type { ClientBase } from 'pg'

/** Marks the read models as followed, for as long as this connection lives. */
export const markFollowing = (client: ClientBase) =>
  client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.following])

/** Whether any projector follows the log, so that people are served from the read models. */
export async function isFollowed(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    advisoryLocks.following,
  ])
  if (!rows[0]?.alone) return true
  await client.query('select pg_advisory_unlock($1)', [advisoryLocks.following])
  return false
}
