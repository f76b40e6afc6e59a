import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { Unreadable } from '../eventLog/unreadable'
import type { Secrets } from '../secrets/secrets'
import { seal, unseal } from './envelope'

/** A key for each person. Destroying one makes everything sealed under it unreadable, for ever and everywhere. */
export type Keyring = {
  /** Makes the person's key unless there is one, or was one that is destroyed. */
  create(personId: string): Promise<void>
  /** Loads the keys of these people, so that `keyOf` answers for them. */
  load(personIds: readonly string[]): Promise<void>
  /** The person's key, `undefined` when it was destroyed (or not loaded). */
  keyOf(personId: string): Buffer | undefined
  /** Lets go of the key in memory. */
  forget(personId: string): void
  /** Destroys the key for ever. Other processes forget theirs within a minute, when they read the event. */
  destroy(personId: string): Promise<void>
}

/**
 * So long a process may go on opening what it has opened before without asking whether the key is still there. Half as
 * long after a key was loaded it is loaded again: whoever has just loaded keys has all of them for a while.
 */
const keptMs = 60_000

/** What a log says of whose key something is may be anything: nobody's, unless it is an id. */
const isId = (personId: unknown) =>
  typeof personId === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(personId)

export function openKeyring(pool: Pool, secrets: Secrets): Keyring {
  const keys = keysInMemory()
  const wrapping = secrets.key('person keys')

  /** A key that this installation cannot open stops whoever's events need it, and nobody else. */
  const opened = ({ person_id, sealed_key }: { person_id: string; sealed_key: Buffer }): Buffer => {
    try {
      return unseal(wrapping, sealed_key, person_id)
    } catch (error) {
      throw new Unreadable(error)
    }
  }

  /** How often keys were made or let go of. */
  let changes = 0

  const load = async (personIds: readonly string[]): Promise<void> => {
    const missing = personIds.filter((id) => isId(id) && !keys.isFresh(id))
    if (missing.length === 0) return
    const before = changes
    const { rows } = await pool.query<{ person_id: string; sealed_key: Buffer }>(
      'select person_id, sealed_key from platform.person_keys where person_id = any($1::uuid[])',
      [missing],
    )
    // A key that was destroyed while it was read must not come back, nor one that was made be missing.
    if (before !== changes) return load(personIds)
    keys.replace(missing, new Map(rows.map((row) => [row.person_id, opened(row)])))
  }

  const forget = (personId: string) => {
    changes++
    keys.delete(personId)
  }

  return {
    create: async (personId) => {
      await pool.query(
        `insert into platform.person_keys
         select $1, $2 where not exists (select from platform.erased_persons where person_id = $1) on conflict do nothing`,
        [personId, seal(wrapping, randomBytes(32), personId)],
      )
      changes++
      await load([personId])
    },
    load,
    keyOf: keys.of,
    forget,
    destroy: async (personId) => {
      await pool.query('delete from platform.person_keys where person_id = $1', [personId])
      forget(personId)
    },
  }
}

/** Keys that were loaded, each for so long. */
function keysInMemory() {
  const keys = new Map<string, { key: Buffer; loadedAt: number }>()
  const isOlder = (loadedAt: number, age: number) => performance.now() - loadedAt > age

  let sweeping = false
  const sweepLater = () => {
    if (sweeping) return
    sweeping = true
    setTimeout(() => {
      sweeping = false
      for (const [id, { loadedAt }] of keys) if (isOlder(loadedAt, keptMs)) keys.delete(id)
      if (keys.size > 0) sweepLater()
    }, keptMs).unref()
  }

  return {
    of: (personId: string): Buffer | undefined => keys.get(personId)?.key,
    /** Whether it need not be loaded again yet. */
    isFresh: (personId: string): boolean =>
      !isOlder(keys.get(personId)?.loadedAt ?? Number.NEGATIVE_INFINITY, keptMs / 2),
    /** Of these people there are these keys, and no others. */
    replace: (personIds: readonly string[], loaded: ReadonlyMap<string, Buffer>): void => {
      for (const id of personIds) keys.delete(id)
      const loadedAt = performance.now()
      for (const [id, key] of loaded) keys.set(id, { key, loadedAt })
      sweepLater()
    },
    delete: (personId: string): void => void keys.delete(personId),
  }
}
