import { randomBytes } from 'node:crypto'
import type { CommandOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { derivedId } from '@prumo/platform/ids'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Domain } from '../pipeline/domain'
import type { Preparations, Prepared } from '../pipeline/preparation'
import { account } from './account'
import { accountByEmail } from './accountByEmail'
import type { Credentials } from './credentials'
import { mailOfRecovery } from './mailOfRecovery'
import { newCredential } from './newCredential'
import { refuseExpired } from './refuseExpired'
import { refuseWrongPassword } from './refuseWrongPassword'

export type PasswordParts = {
  credentials: Credentials
  keyring: Keyring
  sessions: Sessions
  mail: Mail
  publicUrl: string
  hideAccountExistence: boolean
  limits: Pick<RateLimits, 'mailsRecovery'>
}

/** Changing, confirming and recovering a password. */
export const passwordPreparations = (parts: PasswordParts): Preparations => ({
  ChangePassword: async ({ currentPassword, password }, request, domain) => {
    const { id, session } = request
    const userId = session?.userId ?? ''
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    const credentialId = derivedId(id, 'credential')
    const already = state?.credentialId === credentialId
    if (!already) await refuseWrongPassword(parts.credentials, state, currentPassword, request)
    refuseExpired(state, domain.now())
    await newCredential(parts, request, userId, password)
    return {
      steps: [{ type: 'UseCredential', data: { userId, credentialId } }],
      after: () => parts.sessions.endAllOf(userId, session?.token),
    }
  },

  Reauthenticate: async ({ password }, request, { aggregates }) => {
    const { session } = request
    const userId = session?.userId ?? ''
    const { state } = await aggregates.load(account, `account-${userId}`)
    await refuseWrongPassword(parts.credentials, state, password, request)
    const data = { userId, method: 'password', sessionRef: session?.sessionRef }
    return { steps: [{ type: 'RecordReauthentication', data }] }
  },

  RequestPasswordRecovery: async (data, { id }, domain) => {
    // Looking for the account takes a measurable time as well, so all of it follows the answer.
    if (parts.hideAccountExistence)
      return {
        steps: [],
        later: async (laterId) => (await recoveryFor(data, laterId, domain, parts)) ?? { steps: [] },
      }
    const recovery = await recoveryFor(data, id, domain, parts)
    if (!recovery) throw new Refused('account.emailNotFound')
    return recovery
  },

  RecoverPassword: async ({ code, password }, request, domain) => {
    const recovery = await parts.credentials.recoveryOf(code)
    if (!recovery) throw new Refused('account.recoveryInvalid', {}, { account: null })
    const { userId, recoveryId } = recovery
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    const credentialId = await newCredential(parts, request, userId, password)
    return {
      ...(state && { organizationId: state.organizationId }),
      steps: [{ type: 'UseRecovery', data: { userId, recoveryId, credentialId } }],
      after: () => parts.sessions.endAllOf(userId),
    }
  },
})

/**
 * A recovery with its mail; `undefined` if no account has this e-mail. Whoever asks too often is answered the same,
 * and gets no further mail: the codes of those before are good.
 */
async function recoveryFor(
  { email, language }: CommandOf<'RequestPasswordRecovery'>['data'],
  id: string,
  domain: Domain,
  { credentials, mail, publicUrl, limits }: PasswordParts,
): Promise<Prepared | undefined> {
  const userId = await accountByEmail(domain, email)
  if (!userId) return undefined
  if (!(await limits.mailsRecovery(userId))) return { steps: [] }
  const { state } = await domain.aggregates.load(account, `account-${userId}`)
  const recoveryId = derivedId(id, 'recovery')
  const code = randomBytes(32).toString('base64url')
  return {
    ...(state && { organizationId: state.organizationId }),
    steps: [{ type: 'OpenRecovery', data: { userId, recoveryId } }],
    after: async () => {
      await credentials.keepRecovery(code, recoveryId, userId)
      await mail.send(mailOfRecovery(email, language, `${publicUrl}/signin?recovery=${code}`))
    },
  }
}
