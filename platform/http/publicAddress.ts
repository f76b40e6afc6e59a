import { BlockList, isIP } from 'node:net'

/** What the special-purpose registries of IANA keep from the public (RFC 6890 and its successors), besides what is not 2000::/3. */
const reserved: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ...(
    [
      ['0.0.0.0', 8],
      ['10.0.0.0', 8],
      ['100.64.0.0', 10],
      ['127.0.0.0', 8],
      ['169.254.0.0', 16],
      ['172.16.0.0', 12],
      ['192.0.0.0', 24],
      ['192.0.2.0', 24],
      ['192.31.196.0', 24],
      ['192.52.193.0', 24],
      ['192.88.99.0', 24],
      ['192.168.0.0', 16],
      ['192.175.48.0', 24],
      ['198.18.0.0', 15],
      ['198.51.100.0', 24],
      ['203.0.113.0', 24],
      ['224.0.0.0', 3],
    ] as const
  ).map(([network, prefix]) => [network, prefix, 'ipv4'] as const),
  ...(
    [
      ['2001::', 23],
      ['2001:db8::', 32],
      ['2002::', 16],
      ['2620:4f:8000::', 48],
      ['3fff::', 20],
    ] as const
  ).map(([network, prefix]) => [network, prefix, 'ipv6'] as const),
]

const closed = new BlockList()
for (const [network, prefix, family] of reserved) closed.addSubnet(network, prefix, family)
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** Whether this IP address, as text, is one of the public internet. */
export function publicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && publicV6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
