import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Place } from '../eventLog/eventLog'
import { listen } from '../postgres/listen'
import { type HandOffs, handOffs } from './handOffs'
import { inTurnOf } from './inTurnOf'
import {
  hashOf,
  isAlive,
  keepSession,
  type Lifetime,
  type Person,
  type Session,
  type SessionRow,
  sessionOf,
} from './session'

export type { Session } from './session'

/** Sessions live on the server; a browser holds a token of 256 bits, of which only the hash is kept. */
export type Sessions = {
  /** `endsAt` ends it before others would end. */
  begin(person: Person, endsAt?: number): Promise<{ token: string; session: Session }>
  find(token: string): Promise<Session | undefined>
  /** The session too, but to look at it is no sign that somebody is there: it goes on ageing. */
  watch(token: string): Promise<Session | undefined>
  end(token: string): Promise<void>
  /** Ends every session of a person, and what would begin others. The one of this token stays, and ends when any would. */
  endAllOf(userId: string, butToken?: string): Promise<void>
  /** Rights in this organization changed at this place: nobody in it is answered from before that. */
  rightsChanged(organizationId: string, place: Place): Promise<void>
  handOffs: HandOffs
  /** Calls back with the person whose session ended. Returns how to stop. */
  onEnded(callback: (userId: string) => void): () => void
  close(): Promise<void>
}

type Options = Lifetime & {
  /** The database's address, where other processes have the same sessions: then nothing is kept in memory, and each hears what another ended. */
  sharedAt?: string | undefined
}

const seenEveryMs = 60_000
const keptInMemory = 10_000
const endedChannel = 'session_ended'

export async function openSessions(pool: Pool, { sharedAt, ...lifetime }: Options): Promise<Sessions> {
  const { now } = lifetime
  const cache = new LRUCache<string, Session>({ max: keptInMemory })
  const listeners = new Set<(userId: string) => void>()
  /** How often the database changed otherwise than by being looked at. */
  let changes = 0

  /** Those seen last stay in memory; the others are in the database. */
  const remember = (tokenHash: string, session: Session) => {
    if (sharedAt) return session
    cache.set(tokenHash, session)
    return session
  }

  const load = async (tokenHash: string): Promise<Session | undefined> => {
    const before = changes
    const { rows } = await pool.query<SessionRow>('select * from platform.sessions where token_hash = $1', [tokenHash])
    // What ended while it was read must not come to life again in memory.
    if (before !== changes) return load(tokenHash)
    return rows[0] && remember(tokenHash, sessionOf(rows[0]))
  }

  const touch = async (tokenHash: string, session: Session) => {
    const seenAt = now().getTime()
    // A clock that went back has seen it in what is the future now: left so, it would live longer.
    if (Math.abs(seenAt - session.seenAt) < seenEveryMs) return
    session.seenAt = seenAt
    await pool.query('update platform.sessions set seen_at = $2 where token_hash = $1', [tokenHash, new Date(seenAt)])
  }

  const tellEnded = (userId: string) => {
    for (const callback of listeners) callback(userId)
  }
  const listening =
    sharedAt === undefined ? undefined : await listen(sharedAt, endedChannel, { heard: tellEnded, connected: () => {} })

  const forget = async (userId: string, tokenHashes: readonly string[]) => {
    changes++
    for (const tokenHash of tokenHashes) cache.delete(tokenHash)
    if (listening) await pool.query('select pg_notify($1, $2)', [endedChannel, userId])
    else tellEnded(userId)
  }

  const living = async (token: string): Promise<Session | undefined> => {
    const tokenHash = hashOf(token)
    const session = cache.get(tokenHash) ?? (await load(tokenHash))
    if (session && isAlive(session, lifetime)) return remember(tokenHash, session)
    // Its row goes with what has expired: whoever only reads sessions may not delete any.
    cache.delete(tokenHash)
    return undefined
  }

  return {
    begin: (person, endsAt) => {
      const at = now().getTime()
      const { userId, organizationId } = person
      const times = { beganAt: at, seenAt: at, endsAt: endsAt ?? null }
      return keepSession(pool, { userId, organizationId, ...times, rightsPosition: 0 })
    },

    find: async (token) => {
      const session = await living(token)
      if (session) await touch(hashOf(token), session)
      return session
    },
    watch: living,

    end: async (token) => {
      const { rows } = await pool.query<SessionRow>('delete from platform.sessions where token_hash = $1 returning *', [
        hashOf(token),
      ])
      if (rows[0]) await forget(rows[0].user_id, [rows[0].token_hash])
    },

    endAllOf: async (userId, butToken) => {
      const stays = butToken ? hashOf(butToken) : ''
      const ended = await inTurnOf(pool, userId, async (client) => {
        await client.query('delete from platform.hand_offs where user_id = $1', [userId])
        await client.query('update platform.sessions set ends_at = null where token_hash = $1 and user_id = $2', [
          stays,
          userId,
        ])
        const { rows } = await client.query<SessionRow>(
          'delete from platform.sessions where user_id = $1 and token_hash <> $2 returning *',
          [userId, stays],
        )
        return rows.map((row) => row.token_hash)
      })
      await forget(userId, [...ended, stays])
    },

    rightsChanged: async (organizationId, { position, eventId }) => {
      await pool.query(
        `update platform.sessions set rights_position = $2, rights_event_id = $3
         where organization_id = $1 and rights_position < $2`,
        [organizationId, position, eventId],
      )
      changes++
      for (const session of cache.values())
        if (session.organizationId === organizationId)
          session.rightsPosition = Math.max(session.rightsPosition, position)
    },

    handOffs: handOffs(pool, lifetime),

    onEnded: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },

    close: async () => listening?.close(),
  }
}
