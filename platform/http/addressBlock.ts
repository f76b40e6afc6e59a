import { networkIn, parseCaller } from './ipAddress'

/**
 * The block that a caller is counted under: an IPv4 address, or a /56 of IPv6, the least that a provider gives a
 * customer. All spellings of an address share its block. All texts that are no address share one block, too.
 */
export function addressBlock(text: string): string {
  const [plain = ''] = text.split('%')
  const address = parseCaller(plain)
  if (!address) return 'no address'
  return address.kind() === 'ipv4' ? address.toString() : networkIn(address, 56)
}
