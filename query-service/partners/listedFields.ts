import type { ListedPartner } from '@prumo/contracts/partners/queries'

/** What a list shows of each partner. */
export const listedFields = [
  'partnerId',
  'types',
  'name',
  'companyName',
  'document',
  'responsible',
  'phone',
  'email',
  'jobTitle',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'stateCode',
  'postalCode',
] as const satisfies readonly (keyof ListedPartner)[]
