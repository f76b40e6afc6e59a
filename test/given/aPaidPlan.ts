import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { billed, onTrial, priceNow, pro } from './aSubscription'
import { ann } from './given'

const { organizationId } = ann
export const paymentIds = [1, 2, 3].map((number) => `00000000-0000-4000-8000-0000000000d${number}`) as [
  string,
  string,
  string,
]
/** Of the period that is paid. */
export const [start, end] = ['2026-03-02T09:00:00.000Z', '2026-04-02T09:00:00.000Z']

export type At = SubscriptionEvent & { at: string }
export const attempted = (paymentId: string, purpose: string, at: string, method = 'card'): At => ({
  type: 'PaymentAttempted',
  data: {
    organizationId,
    paymentId,
    purpose,
    ...pro,
    cents: priceNow(pro),
    currency: 'BRL',
    credit: 0,
    method,
    gateway: 'sandbox',
  },
  at,
})
/** It was begun at its gateway. */
export const begun = (paymentId: string, purpose: string, at: string, method = 'card'): At[] => [
  attempted(paymentId, purpose, at, method),
  { type: 'PaymentOpened', data: { organizationId, paymentId, reference: paymentId, expiresAt: null }, at },
]
export const kept: At = {
  type: 'PaymentCardKept',
  data: { organizationId, brand: 'visa', lastFour: '4242', reference: 'card_1', gateway: 'sandbox' },
  at: start,
}
export const paid: At[] = [
  { ...onTrial('2026-03-01T00:00:00.000Z'), at: '2026-02-14T00:00:00.000Z' },
  { ...billed, at: start },
  ...begun(paymentIds[0], 'subscribe', start),
  {
    type: 'SubscriptionStarted',
    data: {
      organizationId,
      code: 'PRO-00000000',
      ...pro,
      cents: priceNow(pro),
      currency: 'BRL',
      startsAt: start,
      endsAt: end,
      paymentId: paymentIds[0],
      gateway: 'sandbox',
    },
    at: start,
  },
]
export const refused = (paymentId: string, at: string): At => ({
  type: 'PaymentFailed',
  data: { organizationId, paymentId, outcome: 'refused', because: 'cardRefused' },
  at,
})
