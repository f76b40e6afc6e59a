import { createHash, randomBytes } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'

export type Session = {
  sessionRef: string
  userId: string
  organizationId: string
  beganAt: number
  seenAt: number
  /** When it ends before others would; `null` for most. */
  endsAt: number | null
  /** Read models must have reached this position before they may tell what this person's rights are. */
  rightsPosition: number
}
export type Person = Pick<Session, 'userId' | 'organizationId'>
export type Lifetime = { idleMs: number; absoluteMs: number; now: () => Date }

export type SessionRow = {
  token_hash: string
  session_ref: string
  user_id: string
  organization_id: string
  began_at: string
  seen_at: string
  ends_at: string | null
  rights_position: number
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** 256 bits that nobody guesses. */
export const newToken = () => randomBytes(32).toString('base64url')

export const sessionOf = (row: SessionRow): Session => ({
  sessionRef: row.session_ref,
  userId: row.user_id,
  organizationId: row.organization_id,
  beganAt: Date.parse(row.began_at),
  seenAt: Date.parse(row.seen_at),
  endsAt: row.ends_at === null ? null : Date.parse(row.ends_at),
  rightsPosition: row.rights_position,
})

export function isAlive({ beganAt, seenAt, endsAt }: Session, { idleMs, absoluteMs, now }: Lifetime): boolean {
  const at = now().getTime()
  return at - beganAt < absoluteMs && at - seenAt < idleMs && (endsAt === null || at < endsAt)
}

/** Keeps a new session of this person under a token that only its browser gets. */
export async function keepSession(
  database: Pool | ClientBase,
  begun: Omit<Session, 'sessionRef'>,
): Promise<{ token: string; session: Session }> {
  const token = newToken()
  const session = { ...begun, sessionRef: hashOf(`ref ${token}`).slice(0, 16) }
  const { sessionRef, userId, organizationId, beganAt, seenAt, endsAt, rightsPosition } = session
  await database.query(
    `insert into platform.sessions (token_hash, session_ref, user_id, organization_id, began_at, seen_at, ends_at, rights_position)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashOf(token),
      sessionRef,
      userId,
      organizationId,
      new Date(beganAt),
      new Date(seenAt),
      endsAt === null ? null : new Date(endsAt),
      rightsPosition,
    ],
  )
  return { token, session }
}
