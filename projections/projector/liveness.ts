import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import type { ClientBase } from 'pg'

/** Says, for as long as this connection lives, that the read models are kept up with the log. */
export const markFollowing = (client: ClientBase) =>
  client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.following])

/** Whether anybody at all keeps the read models up with the log: then people are served from them. */
export async function isFollowed(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    advisoryLocks.following,
  ])
  if (!rows[0]?.alone) return true
  await client.query('select pg_advisory_unlock($1)', [advisoryLocks.following])
  return false
}
