import type { ProofOfIdentity } from '@prumo/contracts/audit/denials'
import type { Problem } from '@prumo/contracts/index'

const proofs: Partial<Record<Problem, ProofOfIdentity>> = {
  'access.wrongPassword': 'password',
  'account.passwordWrong': 'password',
  'account.passwordExpired': 'password',
  'account.recoveryInvalid': 'recoveryCode',
  // The session is somebody's; that the person asks is what the page does not show.
  'request.foreignOrigin': 'origin',
}

/** What did not prove who somebody is, where the answer says so. */
export const failedProof = (code: Problem): ProofOfIdentity | undefined => proofs[code]
