import { z } from 'zod'
import { event } from '../event'
import { cents, day, id, instant, line } from '../values'
import { order } from './plans'

/** How a payment is made. */
export const paymentMethods = ['card', 'slip', 'pix'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What a payment is for: a first period, more seats at once, the next period, or keeping another card. */
export const paymentPurposes = ['subscribe', 'upgrade', 'renew', 'card'] as const

/**
 * How a payment stands, from the first to the last. It never goes back, but that a paid one may come after one that
 * expired: a slip is paid late.
 */
export const paymentStates = [
  'attempted',
  'inProgress',
  'awaiting',
  'refused',
  'cancelled',
  'expired',
  'paid',
  'refunded',
  'disputed',
] as const
export type PaymentState = (typeof paymentStates)[number]
/** A payment in one of these may still be paid by what was begun. */
export const openStates: readonly PaymentState[] = ['attempted', 'inProgress', 'awaiting']

/** A word of ours in an event that may get more of its kind: gateways, methods, reasons. */
export const sign = z.string().regex(/^[a-z][A-Za-z]{0,39}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const ofPayment = { organizationId: id, paymentId: id }
const amount = { cents, currency }

/** Of a card only this is ever kept. */
export const card = z.strictObject({ brand: line(40), lastFour: z.string().regex(/^\d{4}$/) })
export type Card = z.infer<typeof card>

const about = { of: 'organizationId', part: 'paymentId' } as const

/** The events of payments, in the stream of the subscription that they pay. */
export const paymentEvents = {
  /**
   * It is on record before a gateway hears of it. What it costs is what the payer was shown; `credit` is what was owed
   * to them, in cents, and came off.
   */
  PaymentAttempted: event(
    z.strictObject({ ...ofPayment, purpose: sign, ...order, ...amount, credit: cents, method: sign, gateway: sign }),
    about,
  ),
  /** What the gateway calls it, and until when it can be paid there. */
  PaymentOpened: event(z.strictObject({ ...ofPayment, reference: line(300), expiresAt: instant.nullable() }), about),
  /** The gateway has it and has not decided. */
  PaymentBegun: event(z.strictObject(ofPayment), about),
  /** A slip or a Pix was issued: somebody else has to pay it, until the end of this day where there is one. */
  PaymentAwaited: event(z.strictObject({ ...ofPayment, payableUntil: day.nullable() }), about),
  /** It came to nothing: refused, cancelled or expired. */
  PaymentFailed: event(z.strictObject({ ...ofPayment, outcome: sign, because: sign.nullable() }), about),
  /** `credit`: what was owed and came off, which is owed no more. `card` where it was paid by one. */
  PaymentConfirmed: event(
    z.strictObject({ ...ofPayment, ...amount, credit: cents, paidAt: instant, card: card.nullable() }),
    about,
  ),
  /** Money came that was not asked for like this: nothing follows from it until the operator decides. */
  PaymentFlagged: event(z.strictObject({ ...ofPayment, ...amount, because: sign }), about),
  /** The money went back: refunded by us, or disputed by the payer. `credit`: what came off of it is owed again. */
  PaymentReturned: event(z.strictObject({ ...ofPayment, ...amount, credit: cents, outcome: sign }), about),
  /** The operator has settled what was in doubt, and says how it was found out. */
  PaymentSettled: event(z.strictObject({ ...ofPayment, outcome: sign, reason: line(1000) }), about),
  /** What cannot go back the way it came is owed, and is taken off the next payment. */
  PaymentCredited: event(z.strictObject({ ...ofPayment, ...amount, reason: line(1000) }), about),
  /** Another card pays from now on. `reference`: what the gateway calls it. */
  PaymentCardKept: event(z.strictObject({ organizationId: id, ...card.shape, reference: line(300), gateway: sign }), {
    of: 'organizationId',
  }),
}

/** Codes of the refusals. */
export const paymentRefusals = [
  'payment.unknown',
  'payment.idTaken',
  'payment.underWay',
  'payment.priceChanged',
  'payment.tooMany',
  'payment.methodNotTaken',
  'payment.tooLittle',
  'payment.notOpen',
  'payment.notPaid',
  'payment.notLast',
  'payment.gatewayUnavailable',
] as const
