import { type IpAddress, networkIn, parseCaller } from './ipAddress'

/** The network of an address, coarse enough to store unencrypted: /24 of IPv4, /48 of IPv6. For other text, `::/0`. */
export function networkOf(text: string): string {
  const address = parseCaller(text)
  return address ? networkIn(address, bitsOf(address)) : '::/0'
}

/** This machine itself is a network of its own. */
function bitsOf(address: IpAddress) {
  if (address.kind() === 'ipv4') return 24
  return address.range() === 'loopback' ? 128 : 48
}
