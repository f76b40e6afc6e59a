import { z } from 'zod'
import { GatewayUnavailable, type PaymentGateway } from '../gateway'
import type { GatewayCustomers } from '../gatewayCustomers'
import { asaasApi } from './asaasApi'
import { asaasCharges } from './asaasCharges'
import { type Charge, outcomeOf } from './chargeOf'
import { noticeIn } from './noticeIn'

type Parts = {
  key: string
  noticeToken: string
  url: string
  customers: GatewayCustomers
  now: () => Date
}

/**
 * Payments by Asaas’ own page, to which the payer goes: nothing is typed at ours. Asaas knows no idempotency keys, so
 * what it has of a payment is looked for, by our id, before anything is made.
 */
export function openAsaas({ key, noticeToken, url, customers, now }: Parts): PaymentGateway {
  const api = asaasApi({ url, key })

  const charges = asaasCharges(api, customers, now)

  return {
    name: 'asaas',
    // https://docs.asaas.com/reference/api-limits: 25,000 calls in 12 hours.
    callsPerSecond: 0.5,
    open: async (attempt) => {
      // Without a form of ours there is no way to keep a card without taking money.
      if (attempt.cents === 0 || attempt.card) throw new GatewayUnavailable('Asaas keeps no cards for us')
      const { id, invoiceUrl } = (await charges.find(attempt)) ?? (await charges.create(attempt))
      return { reference: id, expiresAt: null, way: { kind: 'redirect', url: invoiceUrl } }
    },
    read: async (payment) => outcomeOf(await charges.find(payment)),
    cancel: async (payment) => {
      const before = await charges.find(payment)
      if (before && !before.deleted && isOpen(before)) await api.remove(`/payments/${before.id}`)
    },
    refund: async (payment) => {
      const before = await charges.find(payment)
      if (!before || before.billingType === 'BOLETO') return false
      if (!refunding.has(before.status)) await api.create(`/payments/${before.id}/refund`, z.object({}), {})
      return true
    },
    notification: async (raw, headers) => noticeIn(noticeToken, raw, headers),
  }
}

/** It goes back, or is about to. */
const refunding = new Set(['REFUNDED', 'REFUND_REQUESTED', 'REFUND_IN_PROGRESS'])
/** Deleting is for what nobody has paid. */
const isOpen = ({ status }: Charge) => status === 'PENDING' || status === 'OVERDUE'
