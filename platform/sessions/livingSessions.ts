import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { hashOf, isAlive, type Lifetime, type Session, type SessionRow, sessionOf } from './session'

type LivingSessions = {
  find(token: string): Promise<Session | undefined>
  /** Notes that it was seen just now. */
  touch(token: string, session: Session): Promise<void>
  /** Nothing of these is kept in memory. */
  forget(tokenHashes: readonly string[]): void
  raiseRights(organizationId: string, position: number): void
}

const seenEveryMs = 60_000
const keptInMemory = 10_000

/** The sessions that have not ended. Those seen last stay in memory, unless other processes have them too. */
export function livingSessions(pool: Pool, lifetime: Lifetime, isShared: boolean): LivingSessions {
  const cache = new LRUCache<string, Session>({ max: keptInMemory })
  /** How often the database changed otherwise than by being looked at. */
  let changes = 0

  const remember = (tokenHash: string, session: Session) => {
    if (!isShared) cache.set(tokenHash, session)
    return session
  }

  const load = async (tokenHash: string): Promise<Session | undefined> => {
    const before = changes
    const { rows } = await pool.query<SessionRow>('select * from platform.sessions where token_hash = $1', [tokenHash])
    // What ended while it was read must not come to life again in memory.
    if (before !== changes) return load(tokenHash)
    return rows[0] && remember(tokenHash, sessionOf(rows[0]))
  }

  return {
    find: async (token) => {
      const tokenHash = hashOf(token)
      const session = cache.get(tokenHash) ?? (await load(tokenHash))
      if (session && isAlive(session, lifetime)) return remember(tokenHash, session)
      // The cleaning deletes its row: the role that only reads sessions may not.
      cache.delete(tokenHash)
      return undefined
    },

    touch: async (token, session) => {
      const seenAt = lifetime.now().getTime()
      // A clock that went back has seen it in what is the future now: left so, it would live longer.
      if (Math.abs(seenAt - session.seenAt) < seenEveryMs) return
      session.seenAt = seenAt
      const values = [hashOf(token), new Date(seenAt)]
      await pool.query('update platform.sessions set seen_at = $2 where token_hash = $1', values)
    },

    forget: (tokenHashes) => {
      changes++
      for (const tokenHash of tokenHashes) cache.delete(tokenHash)
    },

    raiseRights: (organizationId, position) => {
      changes++
      for (const session of cache.values())
        if (session.organizationId === organizationId)
          session.rightsPosition = Math.max(session.rightsPosition, position)
    },
  }
}
