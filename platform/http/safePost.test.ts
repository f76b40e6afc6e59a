import type { LookupAddress, LookupAllOptions } from 'node:dns'
import type { ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { selfSigned } from '@prumo/test/files/selfSigned'
import { addressSpellings } from '@prumo/test/security/addressSpellings'
import { reservedNetworks } from '@prumo/test/security/reservedNetworks'
import ipaddr from 'ipaddr.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ForbiddenAddress, safePost } from './safePost'

const name = 'heads.example'
const { key, cert } = selfSigned(name)
const endlessly = 'x'.repeat(65_536)

type Received = { path: string | undefined; type: string | undefined; body: string }
let receiver: Server
let received: Received[]
let sockets: Set<Socket>
let port: number

/** How a receiver may answer. */
const answers: Record<string, (socket: Duplex, answer: ServerResponse) => void> = {
  '/kept': (_, answer) => void answer.writeHead(204).end(),
  '/refused': (_, answer) => void answer.writeHead(500).end('no'),
  '/inward': (_, answer) => void answer.writeHead(307, { Location: `https://127.0.0.1:${port}/kept` }).end(),
  '/silent': () => {},
  '/endless': (_, answer) => {
    const more = () => {
      while (!answer.destroyed && answer.write(endlessly));
    }
    answer.writeHead(200).on('drain', more)
    more()
  },
  '/endlessHead': (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(`X-More: ${endlessly}\r\n`));
    }
    socket.write('HTTP/1.1 200 OK\r\n')
    socket.on('drain', more)
    more()
  },
  '/otherProtocol': (socket) =>
    void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
}

beforeAll(async () => {
  sockets = new Set()
  receiver = createServer({ key, cert }, async (request, answer) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    received.push({ path: request.url, type: request.headers['content-type'], body: Buffer.concat(chunks).toString() })
    answers[request.url ?? '']?.(request.socket, answer)
  })
  receiver.on('connection', (socket: Socket) => void sockets.add(socket))
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  port = (receiver.address() as AddressInfo).port
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  receiver.close()
})
beforeEach(() => {
  received = []
  sockets.clear()
})

/** A name server that gives these answers one after the other. */
function nameServer(...found: LookupAddress[][]) {
  const askedNames: string[] = []
  const lookup = (
    hostname: string,
    _: LookupAllOptions,
    done: (error: Error | null, found: LookupAddress[]) => void,
  ) => {
    const answer = found[Math.min(askedNames.push(hostname), found.length) - 1] ?? []
    queueMicrotask(() => done(null, answer))
  }
  return { askedNames, lookup: lookup as never }
}

const at = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })
const loopback = () => nameServer([at('127.0.0.1')]).lookup
/** As if this machine were a part of the public internet, and the receiver's certificate made by somebody known. */
const public_ = { isOpen: (address: string) => address === '127.0.0.1', ca: cert }
const post = (path: string, more: object = {}) =>
  safePost(`https://${name}:${port}${path}`, { checkpoint: 'prumo' }, { ...public_, lookup: loopback(), ...more })

describe('What is posted to an address that somebody gave', () => {
  it('AUD-08 comes whole to a receiver of the public internet', async () => {
    expect(await post('/kept')).toBe(204)
    expect(received).toEqual([{ path: '/kept', type: 'application/json', body: '{"checkpoint":"prumo"}' }])
  })

  it('AUD-08 tells the status of a receiver that refuses it', async () => expect(await post('/refused')).toBe(500))

  it('T24 does not follow a receiver that sends it elsewhere', async () => {
    expect(await post('/inward')).toBe(307)
    expect(received.map(({ path }) => path)).toEqual(['/inward'])
  })

  it('T24 goes to nobody who cannot show the name’s certificate', async () => {
    await expect(post('/kept', { ca: selfSigned(name).cert })).rejects.toThrow(/self-signed certificate/)
    await expect(post('/kept', { ca: undefined })).rejects.toThrow(/self-signed certificate/)
    await expect(
      safePost(`https://other.example:${port}/kept`, {}, { ...public_, lookup: loopback() }),
    ).rejects.toThrow(/altnames/)
    expect(received).toEqual([])
  })

  it.each(['/silent', '/endlessHead', '/otherProtocol'])('T24 gives up on an answer without end: %s', (path) =>
    expect(post(path, { timeoutMs: 300 })).rejects.toThrow(),
  )

  it('T24 reads nothing of what comes back', async () => {
    expect(await post('/endless')).toBe(200)
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true)
    expect([...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)).toBeLessThan(32 * endlessly.length)
  })
})

describe('An address that is not of the public internet', () => {
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
    await expect(safePost(`https://${host}:${port}/kept`, {}, { ca: cert, lookup })).rejects.toThrow(ForbiddenAddress)
    expect([askedNames, sockets.size]).toEqual([[], 0])
  })

  it.each(['http:', 'ftp:', 'file:', 'ws:', 'gopher:', 'data:'])('T24 is refused over %s', (protocol) =>
    expect(safePost(`${protocol}//${name}/kept`, {}, public_)).rejects.toThrow(ForbiddenAddress),
  )

  it.each(['localhost', 'localhost.', 'LOCALHOST', 'a.localhost'])(
    'T24 is refused by whatever name this machine has: %s',
    async (host) => {
      await expect(safePost(`https://${host}:${port}/kept`, {}, { ca: cert })).rejects.toThrow()
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
    await expect(safePost(`https://${name}:${port}/kept`, {}, { ca: cert, lookup })).rejects.toThrow(ForbiddenAddress)
    expect(sockets.size).toBe(0)
  })

  it('T24 is not reached by a name that is given another address once it was looked at', async () => {
    const { askedNames, lookup } = nameServer([at('127.0.0.1')], [at('127.0.0.2')])
    expect(await post('/kept', { lookup })).toBe(204)
    expect(askedNames).toEqual([name])
    await expect(post('/kept', { lookup })).rejects.toThrow(ForbiddenAddress)
  })

  it.each(reservedNetworks)('T24 is refused in all of %s, written out or by a name', async (cidr) => {
    const family = cidr.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4
    for (const edge of [family.networkAddressFromCIDR(cidr), family.broadcastAddressFromCIDR(cidr)]) {
      const address = edge.toString()
      const host = edge.kind() === 'ipv6' ? `[${address}]` : address
      const { askedNames, lookup } = nameServer([at('8.8.8.8'), at(address)])
      const options = { ca: cert, lookup }
      await expect(safePost(`https://${host}:${port}/kept`, {}, options)).rejects.toThrow(ForbiddenAddress)
      expect(askedNames).toEqual([])
      await expect(safePost(`https://${name}:${port}/kept`, {}, options)).rejects.toThrow(ForbiddenAddress)
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
          safePost(`https://${host}:${port}/kept`, {}, { ca: cert, lookup }),
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
      await expect(safePost(`https://${name}:${port}/kept`, {}, { ca: cert, lookup })).rejects.toThrow(ForbiddenAddress)
      expect(sockets.size).toBe(0)
    },
  )

  it('T24 is what a text is that is no address', () => expect(safePost('heads.example', {}, public_)).rejects.toThrow())
})
