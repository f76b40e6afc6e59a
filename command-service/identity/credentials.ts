import type { Turn } from '@prumo/platform/concurrency/fairTurns'
import type { Passwords } from '@prumo/platform/secrets/passwords'
import { hashOf } from '@prumo/platform/sessions/session'
import type { Pool } from 'pg'

/** Password hashes that accounts refer to by id. The account's stream decides which one counts. */
export type Credentials = {
  keep(credentialId: string, userId: string, password: string, by: Turn): Promise<void>
  matches(credentialId: string | undefined, password: string, by: Turn): Promise<boolean>
  keepRecovery(code: string, recoveryId: string, userId: string): Promise<void>
  recoveryOf(code: string): Promise<{ recoveryId: string; userId: string } | undefined>
}

export const openCredentials = (pool: Pool, passwords: Passwords, now: () => Date): Credentials => ({
  keep: async (credentialId, userId, password, by) => {
    const hash = await passwords.hash(password, by)
    await pool.query('insert into platform.credentials values ($1, $2, $3, $4) on conflict do nothing', [
      credentialId,
      userId,
      hash,
      now(),
    ])
  },

  matches: async (credentialId, password, by) => {
    const { rows } = await pool.query<{ hash: string }>(
      'select hash from platform.credentials where credential_id = $1',
      [credentialId ?? null],
    )
    return passwords.matches(rows[0]?.hash, password, by)
  },

  keepRecovery: async (code, recoveryId, userId) => {
    await pool.query(
      'insert into platform.recovery_codes (code_hash, recovery_id, user_id, made_at) values ($1, $2, $3, $4)',
      [hashOf(code), recoveryId, userId, now()],
    )
  },

  recoveryOf: async (code) => {
    const { rows } = await pool.query<{ recovery_id: string; user_id: string }>(
      'select recovery_id, user_id from platform.recovery_codes where code_hash = $1',
      [hashOf(code)],
    )
    return rows[0] && { recoveryId: rows[0].recovery_id, userId: rows[0].user_id }
  },
})
