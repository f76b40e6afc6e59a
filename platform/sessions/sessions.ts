import type { ClientBase, Pool } from 'pg'
import type { Place } from '../eventLog/eventLog'
import { endedSignal } from './endedSignal'
import { type HandOffs, handOffs } from './handOffs'
import { inTurnOf } from './inTurnOf'
import { livingSessions } from './livingSessions'
import { hashOf, keepSession, type Lifetime, type Person, type Session, type SessionRow } from './session'

export type { Session } from './session'

/** Sessions live on the server; a browser holds a token of 256 bits, of which only the hash is kept. */
export type Sessions = {
  /** `endsAt` ends it before others would end. */
  begin(person: Person, endsAt?: number): Promise<{ token: string; session: Session }>
  find(token: string): Promise<Session | undefined>
  /** The session too, but to look at it is no sign that somebody is there: it goes on ageing. */
  watch(token: string): Promise<Session | undefined>
  end(token: string): Promise<void>
  /** Ends a person's sessions and codes. The session of this token stays, for as long as any may. */
  endAllOf(userId: string, butToken?: string): Promise<void>
  /** Rights in this organization changed at this place: nobody in it is answered from before that. */
  rightsChanged(organizationId: string, place: Place): Promise<void>
  handOffs: HandOffs
  /** Calls back with the person whose session ended. Returns how to stop. */
  onEnded(callback: (userId: string) => void): () => void
  close(): Promise<void>
}

type Options = Lifetime & {
  /** The database's address where processes share sessions: none are kept in memory then. */
  sharedAt?: string | undefined
}

export async function openSessions(pool: Pool, { sharedAt, ...lifetime }: Options): Promise<Sessions> {
  const { now } = lifetime
  const living = livingSessions(pool, lifetime, sharedAt !== undefined)
  const ended = await endedSignal(pool, sharedAt)

  const forget = async (userId: string, tokenHashes: readonly string[]) => {
    living.forget(tokenHashes)
    await ended.tell(userId)
  }

  return {
    begin: (person, endsAt) => {
      const at = now().getTime()
      const { userId, organizationId } = person
      const times = { beganAt: at, seenAt: at, endsAt: endsAt ?? null }
      return keepSession(pool, { userId, organizationId, ...times, rightsPosition: 0 })
    },

    find: async (token) => {
      const session = await living.find(token)
      if (session) await living.touch(token, session)
      return session
    },
    watch: living.find,

    end: async (token) => {
      const { rows } = await pool.query<SessionRow>('delete from platform.sessions where token_hash = $1 returning *', [
        hashOf(token),
      ])
      if (rows[0]) await forget(rows[0].user_id, [rows[0].token_hash])
    },

    endAllOf: async (userId, butToken) => {
      const stays = butToken ? hashOf(butToken) : ''
      const tokenHashes = await inTurnOf(pool, userId, (client) => endAllBut(client, userId, stays))
      await forget(userId, [...tokenHashes, stays])
    },

    rightsChanged: async (organizationId, { position, eventId }) => {
      await pool.query(
        `update platform.sessions set rights_position = $2, rights_event_id = $3
         where organization_id = $1 and rights_position < $2`,
        [organizationId, position, eventId],
      )
      living.raiseRights(organizationId, position)
    },

    handOffs: handOffs(pool, lifetime),

    onEnded: ended.on,
    close: ended.close,
  }
}

/** Ends every session of this person but that of one token, and every code. Answers the hashes of the tokens. */
async function endAllBut(client: ClientBase, userId: string, stays: string): Promise<string[]> {
  const values = [userId, stays]
  await client.query('delete from platform.hand_offs where user_id = $1', [userId])
  await client.query('update platform.sessions set ends_at = null where user_id = $1 and token_hash = $2', values)
  const { rows } = await client.query<Pick<SessionRow, 'token_hash'>>(
    'delete from platform.sessions where user_id = $1 and token_hash <> $2 returning token_hash',
    values,
  )
  return rows.map((row) => row.token_hash)
}
