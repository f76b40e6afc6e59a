import { isIPv4 } from 'node:net'

/** The network that an address belongs to, coarse enough to stand in clear: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (plain === '::1') return '::1/128'
  const [head = ''] = plain.split('::')
  return `${head.split(':').filter(Boolean).slice(0, 3).join(':')}::/48`
}
