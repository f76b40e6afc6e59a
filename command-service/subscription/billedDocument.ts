import type { Domain } from '../pipeline/domain'
import { subscription } from './subscription'

/** The document that an organization's receipts are made out to; `null` where none was given. */
export async function billedDocument(
  { aggregates }: Pick<Domain, 'aggregates'>,
  organizationId: string,
): Promise<string | null> {
  const { state } = await aggregates.load(subscription, `subscription-${organizationId}`)
  return state?.billing?.document ?? null
}
