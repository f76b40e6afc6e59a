import { randomUUID } from 'node:crypto'
import { gatewayCustomers } from '@prumo/command-service/payments/gateway/gatewayCustomers'
import { openStripe } from '@prumo/command-service/payments/gateway/stripe/stripe'
import { expect, it } from 'vitest'
import { findStripeMock } from '../../tools/stripeMock'
import { anAttempt } from '../contracts/paymentGatewayContract'
import { isLong } from '../run/length'
import { waitsForLength } from '../run/waits'
import { migratedPool } from '../world/migratedPool'

const secretKey = 'sk_test_123'

/** It refuses what Stripe’s description of its API does not know. Its answers prove nothing. */
it('SUB-03 whatever is asked of Stripe is well formed', { timeout: 400_000 }, async ({ skip }) => {
  if (!isLong) skip(waitsForLength)
  const found = await findStripeMock()
  if ('reason' in found) return skip(found.reason)
  const mock = await found.start()
  try {
    const unknown = await fetch(`${mock.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'amount=29500&currency=brl&instalments=3',
    })
    expect(unknown.status, 'what nobody knows is refused').toBe(400)

    const stripe = openStripe({
      secretKey,
      publishableKey: 'pk_test_123',
      webhookSecrets: ['whsec_now'],
      url: mock.url,
      customers: gatewayCustomers(await migratedPool(), 'stripe'),
      now: () => new Date(),
    })
    const opened = (changes: Parameters<typeof anAttempt>[0]) => stripe.open(anAttempt(changes))
    const [payment, setup] = ['pi_1', 'seti_1'].map((reference) => anAttempt({ reference }))
    if (!payment || !setup) throw new TypeError('there are two')
    const requests = {
      'a card that is typed': () => opened({ method: 'card' }),
      'a card that was kept': () => opened({ purpose: 'renew', card: { reference: 'pm_1' } }),
      'a slip': () => opened({ method: 'slip' }),
      'a slip until a day': () => opened({ method: 'slip', purpose: 'renew', payableUntil: '2099-12-30' }),
      'a Pix': () => opened({ method: 'pix' }),
      'a card to be kept': () => opened({ purpose: 'card', cents: 0 }),
      'a payment by its name': () => stripe.read(payment),
      'a card by its name': () => stripe.read(setup),
      'all that a customer has': async () => {
        const organizationId = randomUUID()
        await opened({ organizationId })
        return stripe.read(anAttempt({ organizationId }))
      },
      'no payment any more': () => stripe.cancel(payment),
      'no card any more': () => stripe.cancel(setup),
      'the money back': () => stripe.refund(payment),
    }
    const refused: string[] = []
    for (const [what, ask] of Object.entries(requests))
      await ask().catch((error: Error) => refused.push(`${what}: ${(error.cause as Error | undefined)?.message}`))
    expect(refused).toEqual([])
  } finally {
    await mock.stop()
  }
})
