import { partner } from '../partners/partner'
import type { Domain } from '../pipeline/domain'
import type { ChosenCustomer } from './projectState'

/** Looks a customer up in the register of this organization; `null` is none, and always right. */
export async function chosenCustomer(
  { aggregates }: Pick<Domain, 'aggregates'>,
  organizationId: string,
  customerId: string | null,
): Promise<ChosenCustomer> {
  if (customerId === null) return { customerId }
  const { state } = await aggregates.load(partner, `partner-${customerId}`)
  if (!state || state.deleted || state.organizationId !== organizationId)
    return { customerId, refusal: 'partner.unknown' }
  return state.fields.types.includes('customer') ? { customerId } : { customerId, refusal: 'partner.notCustomer' }
}
