import { fold } from '@prumo/platform/decider'
import { expect, it } from 'vitest'
import { billed, onTrial, priceNow, pro } from '../../test/given/aSubscription'
import { ann } from '../../test/given/given'
import { subscription } from '../subscription/subscription'
import { opened, paymentOf } from '../subscription/subscriptionState'
import { attemptOf } from './attemptOf'

const { organizationId } = ann
const paymentId = '00000000-0000-4000-8000-0000000000d1'

/** The last day of a slip for the period after this instant. */
function lastDayOf(endsAt: string): string | null {
  const history = [
    { ...onTrial(endsAt), at: '2026-01-05T12:00:00.000Z' },
    { ...billed, at: '2026-01-05T12:00:00.000Z' },
    {
      type: 'PaymentAttempted' as const,
      data: {
        organizationId,
        paymentId,
        purpose: 'renew',
        ...pro,
        cents: priceNow(pro),
        currency: 'BRL',
        credit: 0,
        method: 'slip',
        gateway: 'sandbox',
      },
      at: '2026-01-06T12:00:00.000Z',
    },
  ]
  const state = opened(fold(subscription, history))
  return attemptOf(organizationId, state, paymentOf(state, paymentId)).payableUntil
}

it.each([
  // The access ends five days later: on a Wednesday, a Monday, a Tuesday, a Sunday.
  ['2026-03-06T12:00:00.000Z', '2026-03-09'],
  ['2026-03-04T12:00:00.000Z', '2026-03-05'],
  ['2026-03-05T12:00:00.000Z', '2026-03-06'],
  ['2026-03-03T12:00:00.000Z', '2026-03-05'],
])('SUB-03 a slip for the period after %s is paid in time to be confirmed while there is access', (endsAt, day) => {
  expect(lastDayOf(endsAt)).toBe(day)
})
