import type { Billing } from '@prumo/contracts/subscription/billing'
import { gateways } from '@prumo/contracts/subscription/gateways'
import type { PaymentMethod } from '@prumo/contracts/subscription/payments'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { termsInForce } from '@prumo/contracts/subscription/termsInForce'
import { derivedId } from '@prumo/platform/ids'
import { afterAll, expect, vi } from 'vitest'
import { fresh } from '../given/fresh'
import type { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import type { World } from '../world/world'

export const aBilling: Billing = {
  documentType: 'cnpj',
  document: '11222333000181',
  companyName: 'Construtora Horizonte',
  municipalRegistration: '123456',
  responsible: 'Ana Souza',
  responsibleDocument: '52998224725',
  email: 'financeiro@horizonte.example',
  postalCode: '50050000',
  city: 'Recife',
  stateCode: 'PE',
  neighborhood: 'Boa Vista',
  street: 'Rua da Aurora',
  number: '100',
  complement: 'Sala 2',
  areaCode: '81',
  phone: '34567890',
  website: 'https://horizonte.example',
}

const methods = ['card', 'slip', 'pix'] as const

/** What runs commands of the system itself. */
export type Running = { prumo: { commands: Pick<World['prumo']['commands'], 'runner'> } }

/** What the system itself records of a subscription, as a preparation or a policy has it done. */
export async function bySystem({ prumo }: Running, { organizationId }: Person, type: string, data: object) {
  const id = derivedId(fresh(), type)
  const asSystem = { actor: { kind: 'system' }, by: { kind: 'visitor' }, permissionBasis: 'system' } as const
  const cause = { id, ...asSystem, organizationId, origin: null }
  return prumo.commands.runner.runInternal({ type, data: { organizationId, ...data } }, cause)
}

/** A payment for Pro for a month that is on record, by somebody who may pay. */
export async function aPayment(theWorld: World, who: Person, method: PaymentMethod = 'card', gateway = 'sandbox') {
  const paymentId = fresh()
  const order = { plan: 'pro', period: 'month', seats: 5 }
  await bySystem(theWorld, who, 'SaveBillingData', aBilling)
  await bySystem(theWorld, who, 'OrderPlan', {
    paymentId,
    ...order,
    method,
    cents: 295_00,
    currency: 'BRL',
    prices: defaultPrices,
    offered: { name: gateway, methods, leastCents: gateways.sandbox.leastCents },
    terms: termsInForce,
    isEmailProven: true,
  })
  return paymentId
}

/** Waits at the end for the seats of whatever was bought: a policy grants them a moment later. */
export function seatsFollow(log: Pick<ReturnType<typeof loggedEvents>, 'since'>): void {
  const haveFollowed = async () => {
    const types = (await log.since(0)).map(({ type }) => type)
    const countOf = (pattern: RegExp) => types.filter((type) => pattern.test(type)).length
    expect(countOf(/^SeatsGranted$/)).toBe(countOf(/^Subscription(Started|Renewed|Enlarged)$/))
  }
  afterAll(() => vi.waitFor(haveFollowed, { timeout: 60_000, interval: 100 }))
}
