import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type Stripe from 'stripe'
import type { Begun } from '../gateway'
import { dayInBrasilia } from '../slipDays'

export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString()

/** The last day of what ends at this instant, which is 23:59 of it in Brasília. */
export const lastDayOf = (seconds: number): string => dayInBrasilia(new Date(seconds * 1000 - 1))

/** How somebody goes on with what Stripe has. */
export function begunAs(intent: Intent, publishableKey: string): Begun {
  const expires = expiryOf(intent)
  return {
    reference: intent.id,
    expiresAt: expires === null ? null : instantOf(expires),
    way: wayOf(intent, publishableKey),
  }
}

/** Seconds since 1970. */
export function expiryOf({ next_action: next }: Intent): number | null {
  if (!next) return null
  if ('boleto_display_details' in next) return next.boleto_display_details?.expires_at ?? null
  if ('pix_display_qr_code' in next) return next.pix_display_qr_code?.expires_at ?? null
  return null
}

/** States in which its frame can be used. */
const open: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function wayOf({ next_action: next, status, client_secret, ...intent }: Intent, publishableKey: string): PaymentWay {
  if (next && 'boleto_display_details' in next && next.boleto_display_details) {
    const { number, hosted_voucher_url: url, expires_at: expires } = next.boleto_display_details
    return { kind: 'slip', digitableLine: number ?? '', url, payableUntil: lastDayOf(expires ?? 0) }
  }
  if (next && 'pix_display_qr_code' in next && next.pix_display_qr_code) {
    const { data, expires_at: expires } = next.pix_display_qr_code
    return { kind: 'pix', text: data ?? '', expiresAt: instantOf(expires ?? 0) }
  }
  const isTyped = intent.payment_method_types.includes('card') && open.includes(status)
  if (!isTyped || !client_secret) return { kind: 'none' }
  return { kind: 'frame', gateway: 'stripe', clientSecret: client_secret, publishableKey }
}
