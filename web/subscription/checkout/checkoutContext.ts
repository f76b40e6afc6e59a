import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { PaymentMethod, PaymentState } from '@prumo/contracts/subscription/payments'
import type { Order } from '@prumo/contracts/subscription/plans'
import { newId } from '../../platform/newId'
import type { Failure } from '../../platform/server/failure'

/** A payment that is on record, as checkout goes on with it. */
export type Begun = { paymentId: string; purpose: string } & Order
export type Standing = { state: PaymentState; because: string | null; isFlagged: boolean }
export type Opened = Standing & { way: PaymentWay }

export type Context = Standing & {
  order: Order | null
  hasBilling: boolean
  /** The payment that is under way, or the next one. Sent twice, an order is the same one. */
  paymentId: string
  /** What the payment is for, once it is on record. */
  purpose: string | null
  way: PaymentWay
  method: PaymentMethod
  /** What was shown as the price of the order. */
  cents: number
  failure: Failure | undefined
}
const noWay = { kind: 'none' } as const

/** Nothing is begun: the next order is a payment of its own. */
export const anew = () => ({
  paymentId: newId(),
  purpose: null,
  way: noWay,
  state: 'attempted' as PaymentState,
  because: null,
  isFlagged: false,
  method: 'card' as PaymentMethod,
  cents: 0,
  failure: undefined,
})

/** What is known of a payment that somebody has begun: what it pays counts, and not what was chosen here. */
export function begunIn(begun: Begun | null, chosen: Order | null = null): Partial<Context> {
  if (!begun) return { order: chosen }
  const { paymentId, purpose, plan, period, seats } = begun
  return { paymentId, purpose, order: { plan, period, seats }, failure: undefined }
}
