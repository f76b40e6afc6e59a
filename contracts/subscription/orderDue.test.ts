import { expect, it } from 'vitest'
import { orderDue } from './orderDue'
import { defaultPrices as prices } from './plans'

const pro = { plan: 'pro', period: 'month', seats: 5 } as const
const inForce = { ...pro, startsAt: '2026-06-01T12:00:00.000Z', endsAt: '2026-07-01T12:00:00.000Z' }
const at = '2026-06-16T12:00:00.000Z'
const due = (order: Parameters<typeof orderDue>[1], credit = 0) => orderDue(inForce, order, { prices, credit, at })

it('SUB-01 the first order costs a whole period', () =>
  expect(orderDue(null, pro, { prices, credit: 0, at })).toEqual({ way: 'subscribe', cents: 295_00, credit: 0 }))

it('SUB-01 more of it costs what is more for the days that are left, rounded down to the cent', () => {
  // (395 − 295) × 15 of 30 days.
  expect(due({ plan: 'corporate', period: 'month', seats: 5 })).toEqual({ way: 'upgrade', cents: 50_00, credit: 0 })
  const odd = orderDue(
    inForce,
    { plan: 'corporate', period: 'month', seats: 6 },
    { prices, credit: 0, at: '2026-06-24T13:00:00.000Z' },
  )
  // (474 − 295) × 6 of 30 days: the day that has begun is not charged again.
  expect(odd).toEqual({ way: 'upgrade', cents: 35_80, credit: 0 })
})

it.each([
  ['fewer people', { plan: 'startup', period: 'month', seats: 3 }],
  ['another period, also where it costs more', { plan: 'pro', period: 'year', seats: 5 }],
] as const)('SUB-01 %s is booked for the end of the period', (_, order) => expect(due(order)).toEqual({ way: 'book' }))

it('SUB-01 what one has already is nothing to order, nor what is not sold', () => {
  expect(due(pro)).toEqual({ way: 'same' })
  expect(due({ ...pro, seats: 4 })).toEqual({ way: 'unsold' })
})

it('SUB-01 a credit comes off, but for the least that a slip is for', () => {
  const more = { plan: 'corporate', period: 'month', seats: 5 } as const
  expect(due(more, 20_00)).toEqual({ way: 'upgrade', cents: 30_00, credit: 20_00 })
  expect(due(more, 100_00)).toEqual({ way: 'upgrade', cents: 5_00, credit: 45_00 })
})
