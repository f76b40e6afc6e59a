import { addressSpellings } from '@prumo/test/security/addressSpellings'
import {
  at,
  receiverName as name,
  nameServer,
  openReceiver,
  openToReceiver,
} from '@prumo/test/security/outwardReceiver'
import { reservedNetworks } from '@prumo/test/security/reservedNetworks'
import ipaddr from 'ipaddr.js'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ForbiddenAddress, type OutwardOptions } from './outward'
import { safeGet } from './safeGet'
import { safePost } from './safePost'

const receiver = await openReceiver({ '/kept': (_, answer) => void answer.writeHead(200).end('kept') })
const { cert, port, sockets } = receiver
const public_ = openToReceiver()

beforeEach(receiver.forget)
afterAll(receiver.close)

/** What reaches out to an address that somebody gave. */
const ways = [
  ['posted to', (address: string, options: OutwardOptions) => safePost(address, {}, options)],
  [
    'fetched',
    async (address: string, options: OutwardOptions) => (await safeGet(address, { ...options, mostBytes: 9 })).status,
  ],
] as const

describe.each(ways)('An address that is not of the public internet, and is to be %s', (_, reach) => {
  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '169.254.169.254',
    '0xa9fea9fe',
    '100.64.0.1',
    '100.100.100.200',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'ana:s@8.8.8.8',
    'ana@8.8.8.8',
  ])('T24 is refused before anything is looked up or connected to: %s', async (host) => {
    const { askedNames, lookup } = nameServer([at('8.8.8.8')])
    await expect(reach(`https://${host}:${port}/kept`, { ca: cert, lookup })).rejects.toThrow(ForbiddenAddress)
    expect([askedNames, sockets.size]).toEqual([[], 0])
  })

  it.each(['http:', 'ftp:', 'file:', 'ws:', 'gopher:', 'data:'])('T24 is refused over %s', (protocol) =>
    expect(reach(`${protocol}//${name}/kept`, public_)).rejects.toThrow(ForbiddenAddress),
  )

  it.each(['localhost', 'localhost.', 'LOCALHOST', 'a.localhost'])(
    'T24 is refused by whatever name this machine has: %s',
    async (host) => {
      await expect(reach(`https://${host}:${port}/kept`, { ca: cert })).rejects.toThrow()
      expect(sockets.size).toBe(0)
    },
  )

  it.each([
    [[at('127.0.0.1')]],
    [[at('::1')]],
    [[at('::ffff:127.0.0.1')]],
    [[at('169.254.169.254')]],
    [[at('8.8.8.8'), at('127.0.0.1')]],
    [[at('2600:1f18::1'), at('10.0.0.1')]],
    [[]],
  ])('T24 is refused where a name leads to it: %j', async (found) => {
    const { lookup } = nameServer(found)
    await expect(reach(`https://${name}:${port}/kept`, { ca: cert, lookup })).rejects.toThrow(ForbiddenAddress)
    expect(sockets.size).toBe(0)
  })

  it('T24 is not reached by a name that is given another address once it was looked at', async () => {
    const { askedNames, lookup } = nameServer([at('127.0.0.1')], [at('127.0.0.2')])
    const reached = () => reach(`https://${name}:${port}/kept`, { ...public_, lookup })
    expect(await reached()).toBe(200)
    expect(askedNames).toEqual([name])
    await expect(reached()).rejects.toThrow(ForbiddenAddress)
  })

  it.each(reservedNetworks)('T24 is refused in all of %s, written out or by a name', async (cidr) => {
    const family = cidr.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4
    for (const edge of [family.networkAddressFromCIDR(cidr), family.broadcastAddressFromCIDR(cidr)]) {
      const address = edge.toString()
      const host = edge.kind() === 'ipv6' ? `[${address}]` : address
      const { askedNames, lookup } = nameServer([at('8.8.8.8'), at(address)])
      const options = { ca: cert, lookup }
      await expect(reach(`https://${host}:${port}/kept`, options)).rejects.toThrow(ForbiddenAddress)
      expect(askedNames).toEqual([])
      await expect(reach(`https://${name}:${port}/kept`, options)).rejects.toThrow(ForbiddenAddress)
    }
    expect(sockets.size).toBe(0)
  })

  it.each([
    ['this machine', [0, 0, 0, 0, 0, 0, 0, 1]],
    ['this machine, mapped into IPv6', [0, 0, 0, 0, 0, 0xffff, 0x7f00, 1]],
    ['this machine by NAT64', [0x64, 0xff9b, 0, 0, 0, 0, 0x7f00, 1]],
    ['the machine of a cloud', [0, 0, 0, 0, 0, 0xffff, 0xa9fe, 0xa9fe]],
    ['a provider’s own network', [0, 0, 0, 0, 0, 0xffff, 0x6440, 1]],
    ['a unique local network', [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254]],
  ])('T24 is refused in every spelling: %s', async (_, groups) => {
    for (const spelling of addressSpellings(groups)) {
      const { askedNames, lookup } = nameServer([at(spelling)])
      for (const host of [`[${spelling}]`, name])
        await expect(
          reach(`https://${host}:${port}/kept`, { ca: cert, lookup }),
          `${spelling} by ${host}`,
        ).rejects.toThrow(ForbiddenAddress)
      expect(askedNames).toEqual([name])
    }
    expect(sockets.size).toBe(0)
  })

  it.each(['', 'localhost', '127.1', '0x7f000001', '08.8.8.8', '8.8.8.8 ', '8.8.8.8%lo', '2600:1f18::1%lo', '[::1]'])(
    'T24 is refused where a name leads to what is no plain address: %j',
    async (found) => {
      const { lookup } = nameServer([at('8.8.8.8'), at(found)])
      await expect(reach(`https://${name}:${port}/kept`, { ca: cert, lookup })).rejects.toThrow(ForbiddenAddress)
      expect(sockets.size).toBe(0)
    },
  )

  it('T24 is what a text is that is no address', () => expect(reach('heads.example', public_)).rejects.toThrow())
})
