import ipaddr from 'ipaddr.js'
import { parseAddress } from './ipAddress'

/** Only this part of IPv6 was ever given out. The library takes all that is not reserved for public. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether this IP address, as text, is one of the public internet. */
export function publicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (address?.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(publicIpv6)
}
