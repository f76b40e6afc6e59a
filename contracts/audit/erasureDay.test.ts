import { describe, expect, it } from 'vitest'
import { dayAt } from '../organization/zoneAt'
import { daysAfter, erasureDay, monthsAfter } from './erasureDay'

describe('The day on which an action log is erased', () => {
  it.each([
    ['2026-01-15', '2026-07-15'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-08-29', '2027-02-28'],
    ['2026-03-31', '2026-09-30'],
    ['2026-12-31', '2027-06-30'],
    ['2028-02-29', '2028-08-29'],
    ['2026-07-01', '2027-01-01'],
  ])('PRJ-13 an erasure is due six calendar months after %s: %s', (day, after) =>
    expect(monthsAfter(day, 6)).toBe(after),
  )

  it.each([
    ['2026-08-31T02:59:59.999Z', '2026-08-30', '2027-02-28'],
    ['2026-08-31T03:00:00.000Z', '2026-08-31', '2027-02-28'],
    ['2026-09-01T02:00:00.000Z', '2026-08-31', '2027-02-28'],
    ['2026-09-01T03:00:00.000Z', '2026-09-01', '2027-03-01'],
    // Summer time, as it was until 2019: midnight is at 02:00 UTC.
    ['2018-12-31T02:30:00.000Z', '2018-12-31', '2019-06-30'],
  ])('PRJ-13 the day is counted in the organization’s time zone: %s', (finishedAt, day, erased) => {
    expect(dayAt([], finishedAt)).toBe(day)
    expect(erasureDay([], finishedAt)).toBe(erased)
  })

  it('PRJ-13 warnings come days before, across the ends of months and years', () => {
    expect(daysAfter('2027-03-01', -30)).toBe('2027-01-30')
    expect(daysAfter('2027-01-03', -7)).toBe('2026-12-27')
    expect(daysAfter('2028-02-25', 7)).toBe('2028-03-03')
  })
})
