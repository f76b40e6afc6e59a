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
  'city',
  'stateCode',
] as const satisfies readonly (keyof ListedPartner)[]
