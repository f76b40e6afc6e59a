import { isIPv4 } from 'node:net'
import { addressIn } from './addressIn'

/** The network that an address belongs to, coarse enough to stand in clear: /24 of IPv4, /48 of IPv6. Of what is no address: all there are. */
export function networkOf(text: string): string {
  const address = addressIn(text)
  if (!address) return '::/0'
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (address === '::1') return '::1/128'
  const [head = ''] = address.split('::')
  return `${head.split(':').filter(Boolean).slice(0, 3).join(':')}::/48`
}
