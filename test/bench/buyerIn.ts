import { randomUUID } from 'node:crypto'
import { asSystem } from '@prumo/command-service/pipeline/asSystem'
import { gateways } from '@prumo/contracts/subscription/gateways'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { termsInForce } from '@prumo/contracts/subscription/termsInForce'
import type { Prumo } from '../../startPrumo'
import { aBilling, priceNow, pro } from '../given/aSubscription'
import { type Founder, founderAt } from './founder'

export type Buyer = { founder: Founder; paymentId: string }
type How = { method: 'card' | 'slip' }

/** Somebody whose organization has ordered a plan, and begun to pay it at Stripe. */
export async function buyerIn({ url, commands }: Prumo, { method }: How): Promise<Buyer> {
  const founder = await founderAt(url)
  const { organizationId } = founder
  const paymentId = randomUUID()
  const record = (type: string, data: object) =>
    commands.runner.runInternal(
      { type, data: { organizationId, ...data } },
      { id: randomUUID(), ...asSystem, organizationId, origin: null },
    )
  await record('SaveBillingData', aBilling)
  await record('OrderPlan', {
    paymentId,
    ...pro,
    method,
    cents: priceNow(pro),
    currency: 'BRL',
    prices: defaultPrices,
    offered: { name: 'stripe', ...gateways.stripe },
    terms: termsInForce,
    isEmailProven: true,
  })
  const { status } = await founder.request('POST', `/rest/payments/${paymentId}/opening`, {})
  if (status !== 200) throw new Error(`a payment could not be begun: ${status}`)
  return { founder, paymentId }
}
