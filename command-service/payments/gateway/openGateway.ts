import type { Config } from '@prumo/platform/config'
import { gatewayOf } from '@prumo/platform/payments/gatewayOf'
import type { Secrets } from '@prumo/platform/secrets/secrets'
import type { Pool } from 'pg'
import type { PaymentGateway } from './gateway'
import { gatewayCustomers } from './gatewayCustomers'
import { openSandbox } from './sandbox'

type Parts = { pool: Pool; now: () => Date; secrets: Secrets }

/** The gateway in force. Only its own code is loaded. */
export async function openGateway(config: Config, { pool, now, secrets }: Parts): Promise<PaymentGateway | null> {
  const name = gatewayOf(config)
  if (name === 'sandbox') return openSandbox({ pool, now, noticeKey: secrets.key('sandbox notices') })
  if (name === 'stripe') {
    const { openStripe } = await import('./stripe/stripe')
    return openStripe({
      secretKey: config.STRIPE_SECRET_KEY ?? '',
      publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecrets: (config.STRIPE_WEBHOOK_SECRET ?? '').split(','),
      url: config.STRIPE_URL,
      customers: gatewayCustomers(pool, 'stripe'),
      now,
    })
  }
  if (name === 'asaas') {
    const { openAsaas } = await import('./asaas/asaas')
    return openAsaas({
      key: config.ASAAS_API_KEY ?? '',
      noticeToken: config.ASAAS_NOTICE_TOKEN ?? '',
      url: config.ASAAS_URL,
      customers: gatewayCustomers(pool, 'asaas'),
      now,
    })
  }
  return null
}
