import type { Actor } from '@prumo/contracts/access'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { asUser } from '../pipeline/asUser'
import type { CallHandlers } from '../pipeline/callDoor'
import type { AddressLookup } from './addresses/addressLookup'

/** Without `addresses` the operator has turned looking them up off. */
export type PartnerCallParts = {
  addresses?: AddressLookup | undefined
  limits: Pick<RateLimits, 'lookUpAddress'>
}

export function partnerCalls({ addresses, limits }: PartnerCallParts): CallHandlers {
  const lookUp = async ({ postalCode }: { postalCode: string }, { actor }: { actor: Actor }) => {
    if (!addresses) return { outcome: 'off' as const, address: null }
    await limits.lookUpAddress(asUser(actor).userId)
    return addresses.addressOf(postalCode)
  }
  // The same for whoever looks after partners, and for whoever pays.
  return {
    addressByPostalCode: lookUp,
    billingAddress: lookUp,
  }
}
