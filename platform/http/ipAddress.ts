import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/**
 * The IP address that this text is; `undefined` where it is none. Node decides that: the library reads `127.1` and
 * `0x7f000001` as addresses, too. An address with a zone (`%eth0`) says nothing elsewhere.
 */
export function parseAddress(text: string): IpAddress | undefined {
  const version = text.includes('%') ? 0 : isIP(text)
  if (version === 0) return undefined
  return version === 4 ? ipaddr.IPv4.parse(text) : ipaddr.IPv6.parse(spellAsUrl(text))
}

/** In hexadecimal groups only: the library takes `::8.8.8.8` for `::ffff:8.8.8.8`, which is another address. */
const spellAsUrl = (text: string) => new URL(`http://[${text}]`).hostname.slice(1, -1)

/** Every request of a caller has the same address: parsed twice per request, it would be a fiftieth of a command. */
const callers = new LRUCache<string, { address: IpAddress | undefined }>({ max: 1000 })

/** No address is longer: IPv6 with its last part as IPv4. */
const longestAddress = '0000:0000:0000:0000:0000:ffff:255.255.255.255'.length

/** As `parseAddress`, but IPv4 that is mapped into IPv6 is IPv4: a caller is the same either way. */
export function parseCaller(text: string): IpAddress | undefined {
  if (text.length > longestAddress) return undefined
  const latest = callers.get(text)
  if (latest) return latest.address
  const address = unmapped(parseAddress(text))
  callers.set(text, { address })
  return address
}

const unmapped = (address: IpAddress | undefined) =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address

/** The network of so many bits, whole bytes of them, that has this address: `2001:db8::/48`. */
export function networkIn(address: IpAddress, bits: 24 | 48 | 56 | 128): string {
  return `${ipaddr.fromByteArray(address.toByteArray().fill(0, bits / 8))}/${bits}`
}
