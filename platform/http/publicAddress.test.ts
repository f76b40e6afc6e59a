import { isIP } from 'node:net'
import { addressSpellings } from '@prumo/test/security/addressSpellings'
import { isReserved, reservedNetworks } from '@prumo/test/security/reservedNetworks'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { publicAddress } from './publicAddress'

describe('The public internet', () => {
  it.each(['8.8.8.8', '200.147.3.157', '100.128.0.1', '172.32.0.1', '2600:1f18::1', '2804:14d::1'])(
    'T24 is %s',
    (address) => expect(publicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%lo',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '8.8.8.8.',
    '8.8.8.8 ',
    '08.8.8.8',
  ])('T24 is not %j', (address) => expect(publicAddress(address)).toBe(false))
})

describe('An address of a network that is kept from the public', () => {
  it.each(reservedNetworks)('T24 is not public: %s, from the first to the last', (cidr) => {
    const family = cidr.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4
    for (const edge of [family.networkAddressFromCIDR(cidr), family.broadcastAddressFromCIDR(cidr)])
      expect(publicAddress(edge.toString()), edge.toString()).toBe(false)
  })

  it('T24 is not public wherever in the network it is, and every other address is', () =>
    fc.assert(
      fc.property(fc.oneof(nearReserved(), fc.ipV4(), fc.ipV6()), (address) => {
        expect(publicAddress(address), address).toBe(!isReserved(address))
      }),
      { numRuns: times(5000, 50_000) },
    ))

  it('T24 is not public in any spelling, and one of the public is in each', () =>
    fc.assert(
      fc.property(groups(), (eight) => {
        const isPublic = !isReserved(eight.map((group) => group.toString(16)).join(':'))
        for (const spelling of addressSpellings(eight)) expect(publicAddress(spelling), spelling).toBe(isPublic)
      }),
    ))

  it.each([
    ['mapped into IPv6', [0, 0, 0, 0, 0, 0xffff]],
    ['compatible with IPv4', [0, 0, 0, 0, 0, 0]],
    ['translated', [0, 0, 0, 0, 0xffff, 0]],
    ['of NAT64', [0x64, 0xff9b, 0, 0, 0, 0]],
    ['of a local NAT64', [0x64, 0xff9b, 1, 0, 0, 0]],
    ['of Teredo', [0x2001, 0, 0, 0, 0, 0]],
  ])('T24 is not public for carrying an address of IPv4, public or not: %s', (_, before) =>
    fc.assert(
      fc.property(fc.nat(0xffff), fc.nat(0xffff), (high, low) => {
        for (const spelling of addressSpellings([...before, high, low]))
          expect(publicAddress(spelling), spelling).toBe(false)
      }),
    ),
  )
})

describe('A text that is no address', () => {
  const aPublicAddress = fc.oneof(fc.ipV4(), fc.ipV6())
  const ending = fc.constantFrom('%lo', '%0', '%25lo', '/32', '.', ' ', ':443', ']', '\0', '\n', ',1.1.1.1', '@1.1.1.1')

  it('T24 is never public, though it begins as an address', () =>
    fc.assert(
      fc.property(aPublicAddress, ending, (address, more) => {
        // `2000::0:0:0` and `:443` are an address together.
        fc.pre(isIP(address + more) === 0)
        expect(publicAddress(address + more), address + more).toBe(false)
      }),
    ))

  it('T24 is never public, whatever it is', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-fx:.%[\]]{1,40}$/)), (text) => {
        fc.pre(isIP(text) === 0)
        expect(publicAddress(text), text).toBe(false)
      }),
      { numRuns: times(2000, 20_000) },
    ))

  it('T24 is never public where IPv4 is written in octal, hexadecimal or fewer numbers', () =>
    fc.assert(
      fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)), ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const texts = [
          `0${a.toString(8)}.${b}.${c}.${d}`,
          `0x${a.toString(16)}.${b}.${c}.${d}`,
          `${a}.${b}.${c * 256 + d + 256}`,
          `${a}.${(b * 256 + c) * 256 + d}`,
          String(number),
          `0x${number.toString(16)}`,
        ]
        for (const text of texts) expect(publicAddress(text), text).toBe(false)
      }),
    ))
})

/** Addresses in reserved networks, and those that a single bit parts from one. */
function nearReserved() {
  return fc
    .tuple(
      fc.constantFrom(...reservedNetworks),
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.nat(127),
      fc.boolean(),
    )
    .map(([cidr, random, bit, isOutside]) => {
      const [network, bits] = ipaddr.parseCIDR(cidr)
      const bytes = network.toByteArray().map((byte, index) => {
        const ofHost = 0xff >> Math.min(Math.max(bits - index * 8, 0), 8)
        return byte | ((random[index] ?? 0) & ofHost)
      })
      const flipped = bit % (bits || 1)
      if (isOutside) bytes[flipped >> 3] = (bytes[flipped >> 3] ?? 0) ^ (0x80 >> (flipped & 7))
      return ipaddr.fromByteArray(bytes).toString()
    })
}

/** Eight groups of IPv6 with zeros among them, often of the public. */
function groups() {
  const group = fc.oneof(fc.constant(0), fc.nat(0xffff))
  const first = fc.oneof(fc.constantFrom(0, 0x64, 0x2001, 0x2600, 0x3fff, 0xfc00, 0xfe80), fc.nat(0xffff))
  return fc.tuple(first, fc.array(group, { minLength: 7, maxLength: 7 })).map(([head, rest]) => [head, ...rest])
}
