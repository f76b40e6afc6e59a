import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitCents } from './splitCents'

const amount = fc.integer({ min: 0, max: 99_999_999_999_99 })
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 360 })
const sum = (parts: readonly number[]) => parts.reduce((whole, part) => whole + part, 0)

describe('FIN-14 An amount that is split', () => {
  it('is its parts, to the cent, of which each is within a cent of its share', () => {
    fc.assert(
      fc.property(amount, weights, (cents, shares) => {
        const parts = splitCents(cents, shares)
        expect(sum(parts)).toBe(cents)
        const whole = BigInt(sum(shares)) || BigInt(shares.length)
        parts.forEach((part, index) => {
          const share = BigInt(cents) * (sum(shares) === 0 ? 1n : BigInt(shares[index] ?? 0))
          const off = BigInt(part) * whole - share
          expect((off < 0n ? -off : off) < whole).toBe(true)
        })
      }),
    )
  })

  it('gives the cents that are left to the largest remainders, and to the first of equal ones', () => {
    // 5.47 in three, of which ERPNext once made 5.46 (github.com/frappe/erpnext/issues/12057).
    expect(splitCents(547, [1, 1, 1])).toEqual([183, 182, 182])
    expect(splitCents(100, [1, 2, 4])).toEqual([14, 29, 57])
    expect(splitCents(1, [1, 3])).toEqual([0, 1])
  })

  it('is split evenly where nothing weighs anything, and is nothing in no parts', () => {
    expect(splitCents(10, [0, 0, 0])).toEqual([4, 3, 3])
    expect(splitCents(10, [])).toEqual([])
  })
})
