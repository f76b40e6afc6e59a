import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recurrenceDays, recurrenceNames, recurrences } from './recurrenceDays'

const aDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2500-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const lastOf = (day: string) => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

describe('FIN-01 The days on which an entry recurs', () => {
  it('are the last of a month that is too short, and the date again in the next', () => {
    expect(recurrenceDays('2026-01-31', 'monthly', 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
    expect(recurrenceDays('2027-12-29', 'everyTwoMonths', 3)).toEqual(['2027-12-29', '2028-02-29', '2028-04-29'])
    expect(recurrenceDays('2028-02-29', 'yearly', 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
    expect(recurrenceDays('2026-11-30', 'quarterly', 2)).toEqual(['2026-11-30', '2027-02-28'])
    expect(recurrenceDays('2026-08-31', 'halfYearly', 2)).toEqual(['2026-08-31', '2027-02-28'])
    expect(recurrenceDays('2026-12-28', 'weekly', 2)).toEqual(['2026-12-28', '2027-01-04'])
    expect(recurrenceDays('0001-01-31', 'monthly', 2)).toEqual(['0001-01-31', '0001-02-28'])
    expect(recurrenceDays('9998-06-01', 'yearly', 60)).toEqual(['9998-06-01', '9999-06-01'])
  })

  it('follow one another by weeks or by months, each on its date or on the last of its month', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom(...recurrenceNames), fc.integer({ min: 2, max: 60 }), (first, every, count) => {
        const days = recurrenceDays(first, every, count)
        const { weeks, months } = recurrences[every]
        expect(days.length).toBe(count)
        expect(days[0]).toBe(first)
        days.forEach((day, nth) => {
          if (weeks) expect(Date.parse(day) - Date.parse(first)).toBe(nth * weeks * 7 * 86_400_000)
          else {
            expect(monthsOf(day) - monthsOf(first)).toBe(nth * months)
            expect(Number(day.slice(8))).toBe(Math.min(Number(first.slice(8)), lastOf(day)))
          }
        })
      }),
    )
  })
})
