import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Secrets } from '../secrets/secrets'
import { seal, unseal } from './envelope'

/** A key for each person. Destroying one makes everything sealed under it unreadable, for ever and everywhere. */
export type Keyring = {
  /** Makes the person's key unless there is one. */
  create(personId: string): Promise<void>
  /** Loads the keys of these people, so that `keyOf` answers for them. */
  load(personIds: readonly string[]): Promise<void>
  /** The person's key, `undefined` when it was destroyed (or not loaded). */
  keyOf(personId: string): Buffer | undefined
}

export function openKeyring(pool: Pool, secrets: Secrets): Keyring {
  const keys = new Map<string, Buffer>()
  const wrapping = secrets.key('person keys')

  const load = async (personIds: readonly string[]) => {
    const missing = personIds.filter((id) => !keys.has(id))
    if (missing.length === 0) return
    const { rows } = await pool.query<{ person_id: string; sealed_key: Buffer }>(
      'select person_id, sealed_key from platform.person_keys where person_id = any($1::uuid[])',
      [missing],
    )
    for (const row of rows) keys.set(row.person_id, unseal(wrapping, row.sealed_key, row.person_id))
  }

  return {
    create: async (personId) => {
      await pool.query('insert into platform.person_keys values ($1, $2) on conflict do nothing', [
        personId,
        seal(wrapping, randomBytes(32), personId),
      ])
      await load([personId])
    },
    load,
    keyOf: (personId) => keys.get(personId),
  }
}
