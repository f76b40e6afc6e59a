import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { GatewayName } from '@prumo/contracts/subscription/gateways'
import type { PaymentMethod } from '@prumo/contracts/subscription/payments'
import type { Outcome } from '../../subscription/outcome'

/** Who pays, as a slip names them. */
export type Payer = {
  name: string
  /** A CPF or CNPJ without punctuation. */
  document: string
  email: string
  address: { line: string; city: string; stateCode: string; postalCode: string }
}

/** A payment that is on record with us, whatever its gateway knows of it. */
export type KnownPayment = {
  paymentId: string
  organizationId: string
  /** What the gateway calls it, once it has said so. */
  reference: string | null
  attemptedAt: string
}

/** What is to be paid. No card’s number is ever a part of it. */
export type Attempt = KnownPayment & {
  purpose: string
  /** Nothing where only a card is to be kept. */
  cents: number
  currency: string
  method: PaymentMethod
  description: string
  payer: Payer | null
  /** A card that the gateway has kept: it is charged at once, and nobody is asked. */
  card: { reference: string } | null
  /** The last day on which a slip may be paid, where that is not the usual one. */
  payableUntil: string | null
}

export type Begun = { reference: string; expiresAt: string | null; way: PaymentWay }

/** That something happened, by whom it says so. What happened is asked for. */
export type Notice = { id: string; reference: string | null; paymentId: string | null }

/** It did not prove that it comes from the gateway, or is too old, or is for somebody else. */
export class NoticeRefused extends Error {
  constructor(why: string) {
    super(`a notice was refused: ${why}`)
    this.name = 'NoticeRefused'
  }
}

/** It does not answer, or answers what it should not: whether anything came of it is to be found out. */
export class GatewayUnavailable extends Error {
  constructor(why: string, cause?: unknown) {
    super(`the payment gateway cannot be used: ${why}`, { cause })
    this.name = 'GatewayUnavailable'
  }
}

/**
 * Whoever takes the money. Each call may be made again, whatever became of the one before. All of them throw
 * `GatewayUnavailable`.
 */
export interface PaymentGateway {
  readonly name: GatewayName
  /** So many calls a second it takes from us. */
  readonly callsPerSecond: number
  /** Begins a payment, or goes on with the one of this id: never a second one. */
  open(attempt: Attempt): Promise<Begun>
  /** `asking`: called when its turn comes by whoever has payments take turns. */
  read(payment: KnownPayment, asking?: () => void): Promise<Outcome>
  /** Nothing is paid by it from now on, unless it was paid already. */
  cancel(payment: KnownPayment): Promise<void>
  /** `false` where money cannot go back the way it came. */
  refund(payment: KnownPayment): Promise<boolean>
  /** What a notice is about. Throws `NoticeRefused`. */
  notification(raw: Uint8Array, headers: IncomingHttpHeaders): Promise<Notice>
}
