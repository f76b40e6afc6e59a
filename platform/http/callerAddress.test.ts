import { isIP } from 'node:net'
import { addressSpellings } from '@prumo/test/security/addressSpellings'
import fc from 'fast-check'
import type { Middleware } from 'koa'
import { afterAll, describe, expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { readConfig } from '../config'
import { openLogger } from '../telemetry/logger'
import { networkOf } from './networkOf'
import { openApp, serve } from './openApp'

const addressSeen: Middleware = (ctx) => {
  ctx.body = { address: ctx.ip }
}

/** What a Prumo behind this many proxies takes for the caller's address, by this header. */
async function behind(proxies: string) {
  const config = readConfig({ TRUST_PROXY: proxies })
  const app = openApp({ log: openLogger('error'), config, routes: [addressSeen] })
  const { port, stop } = await serve(app, 0, '127.0.0.1')
  afterAll(() => stop())
  return async (forwarded?: string): Promise<string> => {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
    return ((await answer.json()) as { address: string }).address
  }
}
const [none, single, yes, three] = await Promise.all([behind('false'), behind('1'), behind('true'), behind('3')])

const us = '127.0.0.1'

describe('The address of whoever asks', () => {
  it.each([undefined, '66.0.0.1', '66.0.0.1, 203.0.113.9'])(
    'is that of the connection where no proxy is trusted, whatever is claimed: %s',
    async (forwarded) => expect(await none(forwarded)).toBe(us),
  )

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['66.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['66.0.0.1,66.0.0.2 ,  203.0.113.9', '203.0.113.9'],
  ])('is what the one trusted proxy added, at the right: %s', async (forwarded, address) => {
    expect(await single(forwarded)).toBe(address)
    expect(await yes(forwarded)).toBe(address)
  })

  it('is what the first of three trusted proxies added', async () => {
    expect(await three('66.0.0.1, 203.0.113.9, 10.0.0.2, 10.0.0.3')).toBe('203.0.113.9')
    expect(await three('66.0.0.1, 66.0.0.2, 203.0.113.9, 10.0.0.2, 10.0.0.3')).toBe('203.0.113.9')
  })

  it.each([
    'unknown',
    '<script>alert(1)</script>',
    '203.0.113.9:4711',
    '[2001:db8::1]',
    '203.0.113.256',
    '0x7f000001',
    'fe80::1%eth0',
    `fe80::1%${'a'.repeat(2000)}`,
    '66.0.0.1, ',
    '',
  ])('is the proxy’s own where it passed on no address: %s', async (forwarded) =>
    expect(await single(forwarded)).toBe(us),
  )

  it.each([
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
  ])('has one spelling: %s', async (forwarded, address) => expect(await single(forwarded)).toBe(address))

  it('is an address whatever is claimed, and never what stands left of what the proxy added', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), claims())), fc.ipV4(), async (claimed, added) => {
        expect(await single([...claimed, added].join(', '))).toBe(added)
        expect(isIP(await single(claimed.join(', ')))).not.toBe(0)
      }),
      { numRuns: times(50, 500) },
    ))
})

describe('The network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1::/48'],
    ['1::2:3:4:5:6:7', '1:0:2::/48'],
    ['1:0:0:2::3', '1::/48'],
    ['::1:2:3:4:5:6', '0:0:1::/48'],
    ['::203.0.113.9', '::/48'],
    ['64:ff9b::203.0.113.9', '64:ff9b::/48'],
    ['100.64.1.2', '100.64.1.0/24'],
    ['fe80::1%eth0', '::/0'],
    ['::1', '::1/128'],
    ['', '::/0'],
    ['6.6.6.6.6', '::/0'],
    ['<script>alert(1)</script>', '::/0'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  it('is written in one way, and is the same for every spelling of the address', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 }), (groups) => {
        const [network = '', ...others] = new Set(addressSpellings(groups).map(networkOf))
        expect(others).toEqual([])
        const [first = ''] = network.split('/')
        if (isIP(first) === 6) expect(new URL(`http://[${first}]`).hostname).toBe(`[${first}]`)
      }),
    ))

  it('is a network, of whatever text', () =>
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (text) => {
        const [address = '', bits] = networkOf(text).split('/')
        expect(isIP(address)).not.toBe(0)
        expect(['0', '24', '48', '128']).toContain(bits)
      }),
    ))
})

/** What may stand in a header, but is no address. */
function claims() {
  return fc.stringMatching(/^[!-+\--~]{1,40}$/).filter((text) => isIP(text) === 0)
}
