import { BlockList } from 'node:net'

/**
 * What the special-purpose registries of IANA keep from the public (RFC 6890 and its successors), and IPv6 that was
 * never given to it.
 */
export const reservedNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/128',
  '::1/128',
  '::/96',
  '::ffff:0:0/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '4000::/2',
  '5f00::/16',
  '8000::/1',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const

const familyOf = (text: string) => (text.includes(':') ? 'ipv6' : 'ipv4')

/** One of each family: in a list of both, Node takes an address of IPv4 for the same mapped into IPv6. */
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const cidr of reservedNetworks) {
  const [network = '', bits] = cidr.split('/')
  reserved[familyOf(network)].addSubnet(network, Number(bits), familyOf(network))
}

/** By Node's own arithmetic, so that no library is held against itself. */
export const isReserved = (address: string) => reserved[familyOf(address)].check(address, familyOf(address))
