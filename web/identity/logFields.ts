import type { LogFields } from '../platform/module'

export const identityLogFields: LogFields = {
  technical: [
    'credentialId',
    'recoveryId',
    'holderId',
    'userId',
    'administratorId',
    'sessionRef',
    'code',
    'termsAccepted',
    'passwordChosenFor',
    'denialId',
    'network',
    'deniedAt',
    'failedAt',
    'proof',
  ],
  first: ['resource', 'during', 'because'],
  valueTexts: {
    position: 'position',
    needs: 'need',
    language: 'language',
    method: 'authentication',
    kind: 'claimKind',
    because: 'error',
    proof: 'proofOfIdentity',
  },
}
