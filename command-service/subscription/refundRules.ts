import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { Refused } from '@prumo/platform/errors'
import { type Opened, orderOf, type Payment, paymentOf, type Received } from './subscriptionState'

type Returned = { organizationId: string; payment: Payment; state: Opened }

/**
 * What has to go back of a payment; nothing where that was done. What an upgrade rests on goes back after it: whoever
 * decides one knows of the other.
 */
export function refundDue(state: Opened, paymentId: string): Received | undefined {
  const payment = paymentOf(state, paymentId)
  if (payment.state === 'refunded' || payment.isCredited) return undefined
  if (!payment.received || payment.received.cents === 0) throw new Refused('payment.notPaid')
  const { paid } = state
  const last = paid?.enlarged.at(-1)
  const carries = paid?.paymentId === paymentId || paid?.enlarged.some((each) => each.paymentId === paymentId)
  if (state.ended === null && last && carries && last.paymentId !== paymentId)
    throw new Refused('payment.notLast', { paymentId: last.paymentId })
  return payment.received
}

/** What a payment paid goes back with it: its period ends, or what it enlarged is as it was. */
export function takenBack({ organizationId, payment, state }: Returned, because: string): SubscriptionEvent[] {
  const { paid, ended, endsAt } = state
  if (ended !== null || !paid) return []
  const { paymentId } = payment
  if (paid.paymentId === paymentId) return [{ type: 'SubscriptionEnded', data: { organizationId, because } }]
  const last = paid.enlarged.at(-1)
  // What another upgrade rests on stays: that was paid for beside it.
  if (last?.paymentId !== paymentId) return []
  const before = { code: state.code, ...orderOf(paid) }
  return [{ type: 'SubscriptionReduced', data: { organizationId, endsAt, ...last.from, paymentId, before } }]
}
