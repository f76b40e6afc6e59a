import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { listen } from '../postgres/listen'

export type Session = {
  sessionRef: string
  userId: string
  organizationId: string
  beganAt: number
  seenAt: number
  /** Read models must have reached this position before they may tell what this person's rights are. */
  rightsPosition: number
}

/** Sessions live on the server; a browser holds a token of 256 bits, of which only the hash is kept. */
export type Sessions = {
  begin(userId: string, organizationId: string): Promise<{ token: string; session: Session }>
  find(token: string): Promise<Session | undefined>
  /** The session too, but to look at it is no sign that somebody is there: it goes on ageing. */
  watch(token: string): Promise<Session | undefined>
  end(token: string): Promise<void>
  /** Ends every session of a person, but the one of this token. */
  endAllOf(userId: string, butToken?: string): Promise<void>
  /** Rights in this organization changed at this position: nobody in it is answered from before that. */
  rightsChanged(organizationId: string, position: number): Promise<void>
  /** A code for one use within 60 s that signs this person in again, in the browser that holds `binding` only. */
  handOff(person: Person, binding: string): Promise<string>
  takeHandOff(code: string, binding: string): Promise<Person | undefined>
  /** Calls back with the person whose session ended. Returns how to stop. */
  onEnded(callback: (userId: string) => void): () => void
  close(): Promise<void>
}

type Person = { userId: string; organizationId: string }
type Limits = {
  idleMs: number
  absoluteMs: number
  now: () => Date
  /** The database's address, where other processes have the same sessions: then nothing is kept in memory, and each hears what another ended. */
  sharedAt?: string | undefined
}
type Row = {
  token_hash: string
  session_ref: string
  user_id: string
  organization_id: string
  began_at: string
  seen_at: string
  rights_position: number
}

const handOffMs = 60_000
const seenEveryMs = 60_000
const keptInMemory = 10_000

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const endedChannel = 'session_ended'

export async function openSessions(pool: Pool, { idleMs, absoluteMs, now, sharedAt }: Limits): Promise<Sessions> {
  const cache = new Map<string, Session>()
  const listeners = new Set<(userId: string) => void>()

  const alive = (session: Session) =>
    now().getTime() - session.beganAt < absoluteMs && now().getTime() - session.seenAt < idleMs

  /** Those seen last stay in memory; the others are in the database. */
  const remember = (tokenHash: string, session: Session) => {
    if (sharedAt) return session
    cache.delete(tokenHash)
    cache.set(tokenHash, session)
    if (cache.size > keptInMemory) cache.delete(cache.keys().next().value ?? '')
    return session
  }

  const load = async (tokenHash: string): Promise<Session | undefined> => {
    const { rows } = await pool.query<Row>('select * from platform.sessions where token_hash = $1', [tokenHash])
    return rows[0] && sessionOf(rows[0])
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

  const forget = async (rows: Pick<Row, 'token_hash' | 'user_id'>[]) => {
    for (const { token_hash } of rows) cache.delete(token_hash)
    for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
      if (listening) await pool.query('select pg_notify($1, $2)', [endedChannel, userId])
      else tellEnded(userId)
    }
  }

  const remove = async (where: string, values: unknown[]) => {
    const { rows } = await pool.query(
      `delete from platform.sessions where ${where} returning token_hash, user_id`,
      values,
    )
    await forget(rows)
  }

  const living = async (token: string): Promise<Session | undefined> => {
    const tokenHash = hashOf(token)
    const session = cache.get(tokenHash) ?? (await load(tokenHash))
    if (!session) return undefined
    if (alive(session)) return remember(tokenHash, session)
    await remove('token_hash = $1', [tokenHash])
    return undefined
  }

  return {
    begin: async (userId, organizationId) => {
      const token = randomBytes(32).toString('base64url')
      const at = now()
      const sessionRef = hashOf(`ref ${token}`).slice(0, 16)
      await pool.query(
        'insert into platform.sessions (token_hash, session_ref, user_id, organization_id, began_at, seen_at) values ($1, $2, $3, $4, $5, $5)',
        [hashOf(token), sessionRef, userId, organizationId, at],
      )
      const session = {
        sessionRef,
        userId,
        organizationId,
        beganAt: at.getTime(),
        seenAt: at.getTime(),
        rightsPosition: 0,
      }
      remember(hashOf(token), session)
      return { token, session }
    },

    find: async (token) => {
      const session = await living(token)
      if (session) await touch(hashOf(token), session)
      return session
    },
    watch: living,

    end: (token) => remove('token_hash = $1', [hashOf(token)]),
    endAllOf: (userId, butToken) =>
      remove('user_id = $1 and token_hash <> $2', [userId, butToken ? hashOf(butToken) : '']),

    rightsChanged: async (organizationId, position) => {
      await pool.query(
        'update platform.sessions set rights_position = greatest(rights_position, $2) where organization_id = $1',
        [organizationId, position],
      )
      for (const session of cache.values())
        if (session.organizationId === organizationId)
          session.rightsPosition = Math.max(session.rightsPosition, position)
    },

    handOff: async ({ userId, organizationId }, binding) => {
      const code = randomBytes(32).toString('base64url')
      await pool.query('insert into platform.hand_offs values ($1, $2, $3, $4, $5)', [
        hashOf(code),
        hashOf(binding),
        userId,
        organizationId,
        now(),
      ])
      return code
    },

    takeHandOff: async (code, binding) => {
      const { rows } = await pool.query<{
        user_id: string
        organization_id: string
        binding_hash: string
        made_at: string
      }>(
        'delete from platform.hand_offs where code_hash = $1 returning user_id, organization_id, binding_hash, made_at',
        [hashOf(code)],
      )
      const taken = rows[0]
      if (!taken || taken.binding_hash !== hashOf(binding)) return undefined
      if (now().getTime() - Date.parse(taken.made_at) >= handOffMs) return undefined
      return { userId: taken.user_id, organizationId: taken.organization_id }
    },

    onEnded: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },

    close: async () => listening?.close(),
  }
}

const sessionOf = (row: Row): Session => ({
  sessionRef: row.session_ref,
  userId: row.user_id,
  organizationId: row.organization_id,
  beganAt: Date.parse(row.began_at),
  seenAt: Date.parse(row.seen_at),
  rightsPosition: row.rights_position,
})
