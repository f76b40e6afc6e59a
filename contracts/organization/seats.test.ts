import { describe, expect, it } from 'vitest'
import type { Licence } from '../access'
import { beyondSeats, type Plan, plans, seatLeft } from './seats'

const several = (count: number, licence: Licence) => Array.from({ length: count }, () => licence)

/** How many with this licence fit, one after the other, beside those who are there. */
function fitting(plan: Plan, bought: number, licence: Licence, taken: readonly Licence[] = []): number {
  const most = 200
  for (let count = 0; count < most; count++)
    if (!seatLeft({ plan, seats: bought }, [...taken, ...several(count, licence)], licence)) return count
  return Number.POSITIVE_INFINITY
}

describe('The seats of a plan', () => {
  it.each([
    ['startup', 0, 3],
    ['pro', 0, 5],
    ['corporate', 0, 5],
    ['corporate', 12, 12],
    ['trial', 0, 5],
  ] as const)('the plan %s with %i bought users has %i, whatever their licences', (plan, bought, users) => {
    for (const licence of ['creator', 'editor', 'worker', 'apiIntegrator'] as const) {
      expect(fitting(plan, bought, licence)).toBe(users)
      expect(fitting(plan, bought, licence, ['creator', 'editor'])).toBe(users - 2)
      expect(fitting(plan, bought, licence, several(50, 'viewer'))).toBe(users)
    }
  })

  it('ORG-07 Enterprise gives three editors and three workers for each creator', () => {
    expect(fitting('enterprise', 4, 'creator')).toBe(4)
    expect(fitting('enterprise', 4, 'editor', several(4, 'creator'))).toBe(12)
    expect(fitting('enterprise', 4, 'worker', [...several(4, 'creator'), ...several(12, 'editor')])).toBe(12)
  })

  it.each(plans)('ORG-07 viewers are unlimited: %s', (plan) =>
    expect(fitting(plan, 1, 'viewer', several(100, 'creator'))).toBe(Number.POSITIVE_INFINITY),
  )

  it('ORG-07 too few of them are told by licence, with all who share them', () => {
    const taken = [...several(2, 'creator'), ...several(2, 'worker'), ...several(9, 'viewer')]
    expect(beyondSeats({ plan: 'pro', seats: 5 }, taken)).toEqual([])
    expect(beyondSeats({ plan: 'startup', seats: 3 }, taken)).toEqual([
      { licence: 'creator', used: 2, allowed: 3, usedInAll: 4 },
      { licence: 'worker', used: 2, allowed: 3, usedInAll: 4 },
    ])
    expect(beyondSeats({ plan: 'enterprise', seats: 1 }, taken)).toEqual([
      { licence: 'creator', used: 2, allowed: 1, usedInAll: 2 },
    ])
  })
})
