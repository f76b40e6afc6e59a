import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber, numberOfDay } from '../schedule/calendarDay'
import { buckets } from './buckets'

describe('The days at which points stand', () => {
  it('are each day, from the day before the first', () => {
    expect(buckets('2028-02-28', '2028-03-01', 'day').ends).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })

  it('are the Sundays of ISO weeks, also of the 53rd', () => {
    expect(buckets('2026-12-28', '2027-01-05', 'week').ends).toEqual(['2026-12-27', '2027-01-03', '2027-01-10'])
  })

  it('are the last days of months, in leap years too', () => {
    expect(buckets('2027-12-15', '2028-02-29', 'month').ends).toEqual([
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ])
  })

  it('are further apart where there would be too many, and hold all days of the calendar', () => {
    const whole = buckets('0001-01-01', '9999-12-31', 'day')
    expect(whole.by).toBe('month')
    expect(whole.ends.length).toBeLessThan(4100)
    expect(whole.ends.at(-1)).toBe('9999-12-31')
  })

  it('lie in their order, around the first and the last day', () => {
    const first = fc.integer({ min: -20_000, max: 60_000 })
    fc.assert(
      fc.property(first, fc.nat(9000), fc.constantFrom('day', 'week', 'month'), (from, length, by) => {
        const [begin, last] = [dayOfNumber(from), dayOfNumber(from + length)]
        const { ends } = buckets(begin, last, by)
        const numbers = ends.map(numberOfDay)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect((ends[0] as string) < begin && (ends.at(-1) as string) >= last).toBe(true)
        expect((ends.at(-2) as string) < last).toBe(true)
      }),
    )
  })
})
