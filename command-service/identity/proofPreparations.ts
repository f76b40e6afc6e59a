import { Refused } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { derivedId } from '@prumo/platform/ids'
import type { Preparations } from '../pipeline/preparation'
import { account } from './account'
import { mailProof, type ProofParts } from './mailProof'

type Parts = ProofParts & { limits: Pick<RateLimits, 'mailLink'> }

/** Proving that whoever has an account reads what is mailed to its address. */
export const proofPreparations = (parts: Parts): Preparations => ({
  RequestEmailProof: async (_, { id, session }, domain) => {
    const userId = session?.userId ?? ''
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    if (state?.emailProven) throw new Refused('account.emailAlreadyProven')
    await parts.limits.mailLink(userId)
    const proofId = derivedId(id, 'proof')
    return {
      steps: [{ type: 'OpenProof', data: { userId, proofId } }],
      after: async () => {
        const email = state?.person?.email
        if (email)
          await mailProof(parts, domain, { userId, proofId, email, language: state.language, by: 'confirmation' })
      },
    }
  },

  ProveEmail: async ({ code }, _, { aggregates, nameHash }) => {
    const mailed = await parts.credentials.proofOf(code)
    if (!mailed) throw new Refused('account.proofInvalid')
    const { userId, proofId, addressHash } = mailed
    const { state } = await aggregates.load(account, `account-${userId}`)
    const email = state?.person?.email
    if (!email || nameHash('email', email) !== addressHash) throw new Refused('account.proofInvalid')
    return { organizationId: state.organizationId, steps: [{ type: 'UseProof', data: { userId, proofId } }] }
  },
})
