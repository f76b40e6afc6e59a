import type { HashingTurn, Passwords } from '@prumo/platform/secrets/passwords'
import { hashOf } from '@prumo/platform/sessions/session'
import type { Pool } from 'pg'

/** A link that proves an address: the account, and the keyed hash of the address that it was mailed to. */
type MailedProof = { proofId: string; userId: string; addressHash: string }

/** Password hashes and mailed codes that accounts refer to by id. The account's stream decides which one counts. */
export type Credentials = {
  keep(credentialId: string, userId: string, password: string, by: HashingTurn): Promise<void>
  matches(credentialId: string | undefined, password: string, by: HashingTurn): Promise<boolean>
  keepRecovery(code: string, recoveryId: string, userId: string): Promise<void>
  recoveryOf(code: string): Promise<{ recoveryId: string; userId: string } | undefined>
  keepProof(code: string, proof: MailedProof): Promise<void>
  proofOf(code: string): Promise<MailedProof | undefined>
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

  keepProof: async (code, { proofId, userId, addressHash }) => {
    await pool.query(
      'insert into platform.email_proof_codes (code_hash, proof_id, user_id, address_hash, made_at) values ($1, $2, $3, $4, $5)',
      [hashOf(code), proofId, userId, addressHash, now()],
    )
  },

  proofOf: async (code) => {
    const { rows } = await pool.query<MailedProof>(
      `select proof_id as "proofId", user_id as "userId", address_hash as "addressHash"
       from platform.email_proof_codes where code_hash = $1`,
      [hashOf(code)],
    )
    return rows[0]
  },
})
