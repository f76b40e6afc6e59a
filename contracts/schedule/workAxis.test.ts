import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber, lastDayNumber, numberOfDay, weekdayOfNumber } from './calendarDay'
import { NeverWorked, workAxis } from './workAxis'

const week = fc
  .array(fc.nat(600), { minLength: 7, maxLength: 7 })
  .filter((minutes) => minutes.some((minute) => minute > 0))
const dayNumber = fc.integer({ min: 10_000, max: 30_000 })
const time = fc.record({ week, holidays: fc.uniqueArray(dayNumber, { maxLength: 40 }), origin: dayNumber })

describe('GAN-09 The axis of work', () => {
  it('gives each unit of work to the day that it lies in, before and after its origin', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -50_000, max: 50_000 }), ({ week, holidays, origin }, place) => {
        const axis = workAxis({ week, holidays: new Set(holidays) }, origin)
        const day = axis.dayAt(place)
        expect(axis.placeOf(day)).toBeLessThanOrEqual(place)
        expect(axis.placeOf(day + 1)).toBeGreaterThan(place)
        expect(axis.placeOf(origin)).toBe(0)
      }),
    )
  })

  it('counts a day by its weekday, and a holiday as nothing', () => {
    fc.assert(
      fc.property(time, dayNumber, ({ week, holidays, origin }, day) => {
        const axis = workAxis({ week, holidays: new Set(holidays) }, origin)
        const units = holidays.includes(day) ? 0 : week[weekdayOfNumber(day)]
        expect(axis.placeOf(day + 1) - axis.placeOf(day)).toBe(units)
      }),
    )
  })

  it('goes on after a week, and after a year, in which nobody works', () => {
    const days = Array.from({ length: 366 }, (_, index) => numberOfDay('2028-01-01') + index)
    const axis = workAxis({ week: [1, 1, 1, 1, 1, 0, 0], holidays: new Set(days) }, numberOfDay('2027-12-30'))
    expect([0, 1, 2].map((place) => dayOfNumber(axis.dayAt(place)))).toEqual(['2027-12-30', '2027-12-31', '2029-01-01'])
  })

  it('reaches from the first day of the calendar to the last, at the cost of any other', () => {
    const axis = workAxis({ week: [1, 1, 1, 1, 1, 0, 0], holidays: new Set() }, numberOfDay('0001-01-01'))
    // 9,999 Gregorian years from a Monday on: 3,652,059 days, of which five in seven are worked.
    expect(axis.placeOf(lastDayNumber + 1)).toBe(2_608_615)
    expect(dayOfNumber(axis.dayAt(2_608_614))).toBe('9999-12-31')
  })

  it('has no day where nobody ever works', () => {
    const axis = workAxis({ week: [0, 0, 0, 0, 0, 0, 0], holidays: new Set() }, 0)
    expect(() => axis.dayAt(0)).toThrow(NeverWorked)
  })
})

describe('GAN-09 A calendar day', () => {
  it.each([
    ['2018-11-04', 6],
    ['2024-02-29', 3],
    ['2026-11-26', 3],
    ['1969-12-31', 2],
    ['0001-01-01', 0],
    ['9999-12-31', 4],
  ])('%s has its number and its weekday, whatever clocks did that day', (day, weekday) => {
    expect([dayOfNumber(numberOfDay(day)), weekdayOfNumber(numberOfDay(day))]).toEqual([day, weekday])
  })

  it('is the nearest of the years 1 to 9999 where its number lies beyond them', () => {
    const first = numberOfDay('0001-01-01')
    expect([first, first - 1, -1e9].map(dayOfNumber)).toEqual(['0001-01-01', '0001-01-01', '0001-01-01'])
    const last = [lastDayNumber, lastDayNumber + 1, 1e9]
    expect(last.map(dayOfNumber)).toEqual(['9999-12-31', '9999-12-31', '9999-12-31'])
  })
})
