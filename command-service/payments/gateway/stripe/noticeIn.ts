import type { IncomingHttpHeaders } from 'node:http'
import { isId } from '@prumo/contracts/values'
import Stripe from 'stripe'
import { z } from 'zod'
import { type Notice, NoticeRefused } from '../gateway'

const mostSeconds = 300

/** https://docs.stripe.com/api/events/object */
const event = z.object({
  id: z.string().min(1).max(200),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      payment_intent: z.string().nullish(),
      setup_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})

type Parts = { stripe: Stripe; webhookSecrets: readonly string[]; isLive: boolean; now: () => Date }

/** What an event of Stripe’s is about. Two secrets are in force while one takes the place of the other. */
export function noticeIn({ isLive, ...parts }: Parts, raw: Uint8Array, headers: IncomingHttpHeaders): Notice {
  const parsed = event.safeParse(signedIn(parts, raw, headers['stripe-signature']))
  if (!parsed.success) throw new NoticeRefused('it is no event')
  if (parsed.data.livemode !== isLive) throw new NoticeRefused('it is of the other mode of Stripe')
  const { object } = parsed.data.data
  const isIntent = object.object === 'payment_intent' || object.object === 'setup_intent'
  const reference = (isIntent ? object.id : (object.payment_intent ?? object.setup_intent)) ?? null
  const paymentId = object.metadata?.paymentId
  return { id: parsed.data.id, reference, paymentId: paymentId && isId(paymentId) ? paymentId : null }
}

function signedIn(
  { stripe, webhookSecrets, now }: Omit<Parts, 'isLive'>,
  raw: Uint8Array,
  signature: unknown,
): unknown {
  const header = typeof signature === 'string' ? signature : ''
  for (const secret of webhookSecrets)
    try {
      const at = now().getTime()
      return stripe.webhooks.constructEvent(Buffer.from(raw), header, secret, mostSeconds, undefined, at)
    } catch (error) {
      if (error instanceof SyntaxError) throw new NoticeRefused('it is no JSON')
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  throw new NoticeRefused('it is not signed by Stripe, or is too old')
}
