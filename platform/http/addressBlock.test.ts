import { addressSpellings } from '@prumo/test/security/addressSpellings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBlock } from './addressBlock'

const v6 = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
const hex = (group: number) => group.toString(16)

describe('The block of an address', () => {
  it('is the whole address of IPv4, however it is written', () => {
    for (const address of [
      '203.0.113.9',
      '::ffff:203.0.113.9',
      '::FFFF:203.0.113.9',
      '::ffff:cb00:7109',
      '0:0:0:0:0:ffff:cb00:7109',
    ])
      expect(addressBlock(address), address).toBe('203.0.113.9')
    expect(addressBlock('203.0.113.8')).toBe('203.0.113.8')
  })

  it('is the same for every spelling of an address of IPv6', () =>
    fc.assert(
      fc.property(v6, fc.nat(7), (groups, zero) => {
        const some = groups.map((group, at) => (at === zero ? 0 : group))
        const spellings = [...addressSpellings(some), `${some.map(hex).join(':')}%eth0`]
        expect(new Set(spellings.map(addressBlock)).size).toBe(1)
      }),
    ))

  it('is the same for all of a /56 of IPv6, and for no other', () =>
    fc.assert(
      fc.property(v6, v6, fc.integer({ min: 0, max: 55 }), (groups, others, bit) => {
        fc.pre(!isMapped(groups))
        const [network, rest] = [groups.slice(0, 3), others.slice(4)]
        const inside = [...network, ((groups[3] ?? 0) & 0xff00) | ((others[3] ?? 0) & 0xff), ...rest]
        expect(addressBlock(inside.map(hex).join(':'))).toBe(addressBlock(groups.map(hex).join(':')))
        const outside = inside.map((group, at) => (at === bit >> 4 ? group ^ (0x8000 >> (bit & 15)) : group))
        expect(addressBlock(outside.map(hex).join(':'))).not.toBe(addressBlock(groups.map(hex).join(':')))
      }),
    ))

  it('is one for all that is no address', () => {
    for (const text of [
      '',
      'unknown',
      '<script>',
      '999.1.1.1',
      '01.2.3.4',
      '1.2.3.4, 5.6.7.8',
      ':::',
      'ffff::1::2',
      '\0',
    ])
      expect(addressBlock(text), text).toBe('no address')
  })

  const isMapped = (groups: readonly number[]) => groups.slice(0, 5).every((group) => group === 0)
})
