import { addressSpellings } from '@prumo/test/security/addressSpellings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { networkIn, parseAddress, parseCaller } from './ipAddress'

const eightGroups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 })

describe('An address', () => {
  it('T24 has one spelling, that of a URL', () =>
    fc.assert(
      fc.property(eightGroups, (groups) => {
        for (const spelling of addressSpellings(groups))
          expect(`[${parseAddress(spelling)}]`, spelling).toBe(new URL(`http://[${spelling}]`).hostname)
      }),
    ))

  it('T18 of a caller is IPv4 where it is mapped into IPv6, and only there', () => {
    for (const spelling of addressSpellings([0, 0, 0, 0, 0, 0xffff, 0xcb00, 0x7109]))
      expect(String(parseCaller(spelling)), spelling).toBe('203.0.113.9')
    for (const spelling of addressSpellings([0, 0, 0, 0, 0, 0, 0xcb00, 0x7109]))
      expect(String(parseCaller(spelling)), spelling).toBe('::cb00:7109')
  })

  it('T24 is of IPv4 only as four decimal numbers, and is nothing, without an error, where a text is none', () =>
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.string(), fc.stringMatching(/^[0-9a-fx:.%]{1,40}$/)), (text) => {
        const address = parseAddress(text)
        if (address?.kind() === 'ipv4') expect(address.toString()).toBe(text)
        else expect(address === undefined || text.includes(':'), text).toBe(true)
      }),
      { numRuns: times(1000, 10_000) },
    ))

  it('T24 of a caller is the same however often it is read', () =>
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.string({ minLength: 46, maxLength: 60 })), (text) => {
        const address = parseCaller(text)
        const first = String(address)
        if (address) networkIn(address, 24)
        expect(String(parseCaller(text))).toBe(first)
        if (parseAddress(text) === undefined) expect(first).toBe('undefined')
      }),
    ))

  it.each(['fe80::1%eth0', '2600:1f18::1%0', '::ffff:1.2.3.4%lo', '8.8.8.8%lo'])('T24 has no zone: %s', (text) =>
    expect(parseAddress(text)).toBeUndefined(),
  )
})
