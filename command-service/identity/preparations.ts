import { Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import type { Ledger } from '../ledger/ledger'
import { company } from '../organization/company'
import { memberIn } from '../organization/companyState'
import { refuseRemoval } from '../organization/grantRules'
import type { Preparations } from '../pipeline/preparation'
import { account } from './account'
import { type PasswordParts, passwordPreparations } from './passwordPreparations'
import { proofPreparations } from './proofPreparations'
import { refuseWrongPassword } from './refuseWrongPassword'
import { signUpPreparations } from './signUpPreparations'

export type IdentityParts = PasswordParts & {
  ledger: Ledger
  limits: Pick<RateLimits, 'mailLink'>
  /** Forgets erased people as far as it can be done now; the rest is retried in the background. */
  forgetErased(): Promise<void>
}

export const identityPreparations = (parts: IdentityParts): Preparations => ({
  ...signUpPreparations(parts),
  ...passwordPreparations(parts),
  ...proofPreparations(parts),

  SignOut: async (_, { session }) => ({
    steps: [{ type: 'RecordSignOut', data: { userId: session?.userId, sessionRef: session?.sessionRef } }],
    after: async () => {
      if (session) await parts.sessions.end(session.token)
    },
  }),

  DeleteMyAccount: async ({ reason, password }, request, domain) => {
    const { userId = '', organizationId = '' } = request.session ?? {}
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    await refuseWrongPassword(parts.credentials, state, password, request)
    const { state: organization } = await domain.aggregates.load(company, `organization-${organizationId}`)
    refuseRemoval(organization, userId)
    const isLast = Object.keys(organization?.users ?? {}).length === 1 && memberIn(organization, userId)
    await parts.ledger.upToDate()
    const owned = (await parts.ledger.projectsOf(userId)).length
    if (owned > 0 && !isLast) throw new Refused('account.ownsProjects', { count: owned })
    return {
      steps: [
        { type: 'ErasePerson', data: { userId, rule: 'request', reason, retainedUntil: null } },
        { type: 'RemoveUser', data: { organizationId, userId } },
      ],
      after: parts.forgetErased,
    }
  },
})
