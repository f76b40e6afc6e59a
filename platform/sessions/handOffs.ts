import type { ClientBase, Pool } from 'pg'
import { inTurnOf } from './inTurnOf'
import {
  hashOf,
  isAlive,
  keepSession,
  type Lifetime,
  newToken,
  type Session,
  type SessionRow,
  sessionOf,
} from './session'

type HandedOff = { token: string; session: Session; fromSessionRef: string }

/** Codes that open a session in another window: once, within a minute, while the first session lives. */
export type HandOffs = {
  /** A code for the browser that holds `binding` only. */
  make(token: string, session: Session, binding: string): Promise<string>
  /** Begins a session that lasts no longer than the one that the code was asked from. */
  take(code: string, binding: string): Promise<HandedOff | undefined>
  /** Whose session a code was asked from that nobody has taken yet. */
  ownerOf(code: string): Promise<Owner | undefined>
}

type Owner = Pick<Session, 'userId' | 'organizationId'>

type CodeRow = { token_hash: string | null; binding_hash: string; made_at: string }

/** So long a code is good. */
export const handOffMs = 60_000

export function handOffs(pool: Pool, lifetime: Lifetime): HandOffs {
  const { now } = lifetime
  const take = async (client: ClientBase, code: string, binding: string): Promise<HandedOff | undefined> => {
    const { rows } = await client.query<CodeRow>(
      'delete from platform.hand_offs where code_hash = $1 returning token_hash, binding_hash, made_at',
      [hashOf(code)],
    )
    const [taken] = rows
    if (!taken || taken.binding_hash !== hashOf(binding)) return undefined
    if (now().getTime() - Date.parse(taken.made_at) >= handOffMs) return undefined
    const { rows: from } = await client.query<SessionRow>('select * from platform.sessions where token_hash = $1', [
      taken.token_hash,
    ])
    const before = from[0] && sessionOf(from[0])
    if (!before || !isAlive(before, lifetime)) return undefined
    const begun = await keepSession(client, { ...before, seenAt: now().getTime() })
    return { ...begun, fromSessionRef: before.sessionRef }
  }

  const ownerOf = async (code: string): Promise<Owner | undefined> => {
    const { rows } = await pool.query<Owner>(
      'select user_id as "userId", organization_id as "organizationId" from platform.hand_offs where code_hash = $1',
      [hashOf(code)],
    )
    return rows[0]
  }

  return {
    ownerOf,
    make: async (token, { userId, organizationId }, binding) => {
      const code = newToken()
      await pool.query(
        `insert into platform.hand_offs (code_hash, binding_hash, user_id, organization_id, made_at, token_hash)
         values ($1, $2, $3, $4, $5, $6)`,
        [hashOf(code), hashOf(binding), userId, organizationId, now(), hashOf(token)],
      )
      return code
    },

    take: async (code, binding) => {
      const owner = await ownerOf(code)
      return owner && inTurnOf(pool, owner.userId, (client) => take(client, code, binding))
    },
  }
}
