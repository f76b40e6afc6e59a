import fc from 'fast-check'
import { expect, it } from 'vitest'
import { originParts } from './originParts'

const cents = fc.integer({ min: 1, max: 99_999_999_999_99 })
const items = fc.array(fc.record({ cents: fc.integer({ min: 0, max: 99_999_999_999_99 }) }), {
  minLength: 1,
  maxLength: 20,
})
const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + each, 0)

it('FIN-10 what an entry is for has of each of its amounts what it has of the plan, within a cent, and no cent is lost', () => {
  const property = fc.property(cents, cents, items, (amount, planned, given) => {
    const parts = given.map((item) => ({ cents: Math.min(item.cents, planned) }))
    const shared = originParts(amount, planned, parts)
    expect(sum(shared.parts) + shared.rest).toBe(amount)
    for (const [index, part] of shared.parts.entries()) {
      // Cents times the plan, which a number does not hold.
      const off = BigInt(part) * BigInt(planned) - BigInt(amount) * BigInt(parts[index]?.cents ?? 0)
      expect(off > -BigInt(planned) * 2n && off < BigInt(planned) * 2n).toBe(true)
    }
  })
  fc.assert(property)
})

it('FIN-10 of what is planned each has exactly what it was given, also where that is more than is planned', () => {
  expect(originParts(100, 100, [{ cents: 40 }, { cents: 25 }])).toEqual({ parts: [40, 25], rest: 35 })
  expect(originParts(100, 100, [{ cents: 100 }, { cents: 50 }])).toEqual({ parts: [100, 50], rest: -50 })
  expect(originParts(50, 100, [{ cents: 100 }, { cents: 50 }])).toEqual({ parts: [50, 25], rest: -25 })
  expect(originParts(7, 100, [])).toEqual({ parts: [], rest: 7 })
})
