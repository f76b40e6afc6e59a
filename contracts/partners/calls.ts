import { z } from 'zod'
import { callsOf } from '../call'
import { states } from './partnerChoices'
import { partnerNeeds } from './partners'

/** Where a postal code leads to. A small town has one code and no streets. */
const postalAddress = z.strictObject({
  street: z.string().nullable(),
  neighborhood: z.string().nullable(),
  city: z.string(),
  stateCode: z.enum(states),
})
export type PostalAddress = z.infer<typeof postalAddress>

export const partnerCalls = callsOf({
  /**
   * The address of a postal code, asked of a service outside, which is told the code and nothing else. `off`: the
   * operator has turned it off.
   */
  addressByPostalCode: {
    method: 'GET',
    path: '/rest/addresses/:postalCode',
    need: partnerNeeds.ChangePartner,
    inPath: z.strictObject({ postalCode: z.string().regex(/^\d{8}$/, { error: 'postalCode.invalid' }) }),
    input: z.strictObject({}),
    output: z.strictObject({
      outcome: z.enum(['found', 'unknown', 'unavailable', 'off']),
      address: postalAddress.nullable(),
    }),
    hasEffect: true,
  },
})
