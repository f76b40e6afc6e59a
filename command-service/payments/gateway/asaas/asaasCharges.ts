import { z } from 'zod'
import { type Attempt, GatewayUnavailable, type KnownPayment } from '../gateway'
import type { GatewayCustomers } from '../gatewayCustomers'
import { dayInBrasilia, workDaysAfter } from '../slipDays'
import type { AsaasApi } from './asaasApi'
import { type Charge, charge } from './chargeOf'

const slipDays = 3
const billingTypes = { card: 'CREDIT_CARD', slip: 'BOLETO', pix: 'PIX' } as const

const listed = z.object({ data: z.array(charge) })
const customer = z.object({ id: z.string() })

/** What Asaas has of our payments. */
type AsaasCharges = {
  /** The one of this payment; nothing where there is none. */
  find(payment: KnownPayment): Promise<Charge | undefined>
  create(attempt: Attempt): Promise<Charge>
}

export function asaasCharges(api: AsaasApi, customers: GatewayCustomers, now: () => Date): AsaasCharges {
  const customerOf = async ({ organizationId, payer }: Attempt): Promise<string> => {
    const before = await customers.find(organizationId)
    if (before) return before
    const found = await api.read(
      `/customers?externalReference=${organizationId}`,
      z.object({ data: z.array(customer) }),
    )
    const first = found?.data[0]
    if (first) return customers.keep(organizationId, first.id)
    if (!payer) throw new GatewayUnavailable('nobody is named who pays')
    const { name, document, email } = payer
    const made = { name, cpfCnpj: document, email, externalReference: organizationId, notificationDisabled: true }
    return customers.keep(organizationId, (await api.create('/customers', customer, made)).id)
  }

  const chargeFor = async ({ reference, paymentId }: KnownPayment): Promise<Charge | undefined> => {
    if (reference) return api.read(`/payments/${encodeURIComponent(reference)}`, charge)
    const charges = await chargesOf(paymentId)
    return charges.find(({ deleted }) => !deleted) ?? charges[0]
  }
  const chargesOf = async (paymentId: string) =>
    (await api.read(`/payments?externalReference=${paymentId}`, listed))?.data ?? []

  /** Two who create it at once find each other: whoever is not alone takes the own one back. */
  const createdOnce = async (attempt: Attempt): Promise<Charge> => {
    const made = await created(attempt)
    const earlier = (await chargesOf(attempt.paymentId)).find(({ id, deleted }) => id !== made.id && !deleted)
    if (!earlier) return made
    await api.remove(`/payments/${made.id}`)
    return earlier
  }
  const created = async (attempt: Attempt): Promise<Charge> =>
    api.create('/payments', charge, {
      customer: await customerOf(attempt),
      billingType: billingTypes[attempt.method],
      value: attempt.cents / 100,
      dueDate: attempt.payableUntil ?? lastDayFor(attempt, now()),
      description: attempt.description,
      externalReference: attempt.paymentId,
    })

  return { find: chargeFor, create: createdOnce }
}

/** A Pix or a card is due today. */
const lastDayFor = ({ method }: Attempt, at: Date) =>
  method === 'slip' ? workDaysAfter(at, slipDays) : dayInBrasilia(at)
