import { describe, expect, it } from 'vitest'
import { anbima, anbimaHolidays } from '../../test/schedule/anbima'
import { brazilianHolidayNames, brazilianHolidays } from './brazilianHolidays'
import { dayOfNumber, numberOfDay, weekdayOfNumber } from './calendarDay'

describe('SET-07 The national holidays of Brazil', () => {
  const years = Array.from({ length: 100 }, (_, index) => 2000 + index)

  it.skipIf(anbima.absent)(
    `are those of ANBIMA’s list, which has one Easter Sunday besides${anbima.absent ? ` (${anbima.reason})` : ''}`,
    () => {
      const published = [...anbimaHolidays()].map(dayOfNumber)
      const found = years.flatMap((year) => brazilianHolidays(year).map(({ on }) => on))
      expect(found).toHaveLength(published.length - 1)
      expect(published.filter((day) => !found.includes(day))).toEqual(['2000-04-23'])
    },
  )

  // Easter Sundays of the United States Census Bureau, “Easter Dates from 1600 to 2099”.
  it.each([
    ['1818-03-22'],
    ['1943-04-25'],
    ['2000-04-23'],
    ['2008-03-23'],
    ['2026-04-05'],
    ['2038-04-25'],
    ['2099-04-12'],
  ])('are counted from Easter Sunday, %s', (easter) => {
    const days = brazilianHolidays(Number(easter.slice(0, 4)))
    const distance = (name: string) =>
      numberOfDay(days.find((day) => day.name === name)?.on ?? '') - numberOfDay(easter)
    expect(['carnivalMonday', 'carnivalTuesday', 'goodFriday', 'corpusChristi'].map(distance)).toEqual([
      -48, -47, -2, 60,
    ])
  })

  it('leave Carnival and Corpus Christi to each organization', () => {
    const optional = brazilianHolidays(2027).filter(({ isOptional }) => isOptional)
    expect(optional.map(({ on, name }) => [on, name])).toEqual([
      ['2027-02-08', 'carnivalMonday'],
      ['2027-02-09', 'carnivalTuesday'],
      ['2027-05-27', 'corpusChristi'],
    ])
  })

  it('have 20 November from 2024 on', () => {
    const has = (year: number) => brazilianHolidays(year).some(({ on }) => on === `${year}-11-20`)
    expect([has(2023), has(2024)]).toEqual([false, true])
  })

  it('come by day, each once and with its name', () => {
    for (const year of years) {
      const days = brazilianHolidays(year)
      expect(days.map(({ on }) => on)).toEqual(days.map(({ on }) => on).sort())
      expect(new Set(days.map(({ on }) => on)).size).toBe(days.length)
      expect(days.every(({ name }) => brazilianHolidayNames.includes(name))).toBe(true)
      const friday = days.find(({ name }) => name === 'goodFriday')?.on ?? ''
      expect(weekdayOfNumber(numberOfDay(friday))).toBe(4)
    }
  })
})
