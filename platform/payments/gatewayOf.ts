import type { GatewayName } from '@prumo/contracts/subscription/gateways'
import type { Config } from '../config'

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The gateway in force. None is chosen where others reach Prumo: nobody is to believe that they have paid. */
export const gatewayOf = ({ PAYMENT_GATEWAY, PUBLIC_URL }: Pick<Config, 'PAYMENT_GATEWAY' | 'PUBLIC_URL'>) =>
  PAYMENT_GATEWAY ?? (isOwnMachine(PUBLIC_URL) ? ('sandbox' satisfies GatewayName) : null)

const isOwnMachine = (url: string | undefined) => url === undefined || ownMachine.has(new URL(url).hostname)
