import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../../platform/formats/dates'
import { dayEndingNear, dayNear, endInstantOf, instantOf, msPerDay } from './instants'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))

it('GAN-01 a day begins and ends at the instants that lead back to it, however near they are', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -msPerDay / 2 + 1, max: msPerDay / 2 - 1 }), (day, off) => {
      expect([dayNear(instantOf(day) + off), dayEndingNear(endInstantOf(day) + off)]).toEqual([day, day])
    }),
  )
})

it('GAN-01 days begin in UTC, and none lies beyond the years 1 to 9999', () => {
  expect(instantOf('2027-03-01')).toBe(Date.UTC(2027, 2, 1))
  expect(dayNear(endInstantOf('9999-12-31') + 9 * msPerDay)).toBe('9999-12-31')
  expect(dayNear(instantOf('0001-01-01') - 9 * msPerDay)).toBe('0001-01-01')
})
