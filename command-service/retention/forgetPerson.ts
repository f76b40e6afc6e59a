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
  /** What each owner of tables does to forget the person whose id is `$1`. */
  forgetting: readonly string[]
}

/**
 * Deletes an erased person's data outside the log, then destroys the key. Until then the e-mail is needed to find
 * mails and a claim. If interrupted, it starts again from the beginning.
 */
export function forgetPerson({ pool, runner, domain, ledger, keyring, sessions, mail, forgetting }: Parts) {
  const openedPerson = async (personId: string) => {
    const [opened] = await domain.history(`account-${personId}`)
    return opened?.type === 'AccountOpened' ? (opened.data.person ?? undefined) : undefined
  }

  return async ({ personId, organizationId }: ErasedPerson): Promise<void> => {
    await sessions.endAllOf(personId)
    const person = await openedPerson(personId)
    if (person) {
      await mail.forget({ email: person.email, name: `${person.name} ${person.lastName}`.trim() })
      const name = domain.nameHash('email', person.email)
      const data = { kind: 'email', name, holderId: personId }
      await runner.runInternal(
        { type: 'ReleaseName', data },
        bySystem(domain, organizationId, `erasure releases ${personId}`),
      )
    }
    const removal = { type: 'RemoveUser', data: { organizationId, userId: personId } }
    await runner.runInternal(removal, bySystem(domain, organizationId, `erasure removes ${personId}`))
    for (const statement of forgetting) await pool.query(statement, [personId])
    await keyring.destroy(personId)
    await ledger.forgotten(personId)
  }
}
