import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Pool } from 'pg'
import { bySystem } from '../audit/bySystem'
import type { ErasedPerson, Ledger } from '../ledger/ledger'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'

type Parts = {
  pool: Pool
  runner: CommandRunner
  domain: Domain
  ledger: Ledger
  keyring: Keyring
  sessions: Sessions
  mail: Mail
}

/** What is kept of a person outside the log, besides the key. */
const keptOf = ['credentials', 'recovery_codes', 'hand_offs', 'uploads'] as const

/**
 * Deletes an erased person's data outside the log, then destroys the key. Until then the e-mail is needed to find
 * mails and a claim. If interrupted, it starts again from the beginning.
 */
export function forgetPerson({ pool, runner, domain, ledger, keyring, sessions, mail }: Parts) {
  const emailOf = async (personId: string) => {
    const [opened] = await domain.history(`account-${personId}`)
    return opened?.type === 'AccountOpened' ? opened.data.person?.email : undefined
  }

  return async ({ personId, organizationId }: ErasedPerson): Promise<void> => {
    await sessions.endAllOf(personId)
    const email = await emailOf(personId)
    if (email) {
      await mail.forget(email)
      const name = domain.nameHash('email', email)
      const data = { kind: 'email', name, holderId: personId }
      await runner.runInternal(
        { type: 'ReleaseName', data },
        bySystem(domain, organizationId, `erasure releases ${personId}`),
      )
    }
    const removal = { type: 'RemoveUser', data: { organizationId, userId: personId } }
    await runner.runInternal(removal, bySystem(domain, organizationId, `erasure removes ${personId}`))
    await pool.query(`update platform.denials set precise = null where content #>> '{denial,userId}' = $1`, [personId])
    for (const table of keptOf) await pool.query(`delete from platform.${table} where user_id = $1`, [personId])
    await keyring.destroy(personId)
    await ledger.forgotten(personId)
  }
}
