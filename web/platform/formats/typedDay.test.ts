import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './dates'
import { type DayDirection, typedDay } from './typedDay'

const from = '2026-11-21'
const read = (text: string, direction: DayDirection = 'nearest') => typedDay(text, 'pt-BR', { direction, from })

it('SES-11 reads days as Brazilians type them', () => {
  for (const direction of ['past', 'future', 'nearest'] as const)
    for (const text of ['31/12/26', '31122026', '31-12-2026', '2026-12-31'])
      expect(read(text, direction)).toBe('2026-12-31')
  expect(['31/02', '00/01', '32/01', '13', 'amanhã', ''].map((text) => read(text))).toEqual(Array(6).fill(undefined))
})

it('SES-11 reads days month first in English', () => {
  expect(typedDay('12/31/2026', 'en', { direction: 'nearest' })).toBe('2026-12-31')
  expect(typedDay('11/10', 'en', { direction: 'past', from })).toBe('2026-11-10')
  expect(typedDay('10/11', 'en', { direction: 'past', from })).toBe('2026-10-11')
})

describe('SES-11 a day without its year', () => {
  it.each([
    ['past', '21/11', '2026-11-21'],
    ['past', '22/11', '2025-11-22'],
    ['past', '31/12', '2025-12-31'],
    ['future', '21/11', '2026-11-21'],
    ['future', '20/11', '2027-11-20'],
    ['future', '01/01', '2027-01-01'],
    ['nearest', '12/11', '2026-11-12'],
    ['nearest', '30/11', '2026-11-30'],
    ['nearest', '02/03', '2027-03-02'],
    ['nearest', '23/05', '2026-05-23'],
    ['nearest', '2205', '2027-05-22'],
  ] as const)('that is %s, typed as %s, is %s', (direction, text, day) => expect(read(text, direction)).toBe(day))

  it.each([
    ['past', '2027-01-01', '31/12', '2026-12-31'],
    ['past', '2026-12-31', '01/01', '2026-01-01'],
    ['future', '2026-12-31', '01/01', '2027-01-01'],
    ['future', '2027-01-01', '31/12', '2027-12-31'],
    ['nearest', '2026-12-31', '01/01', '2027-01-01'],
    ['nearest', '2027-01-01', '31/12', '2026-12-31'],
  ] as const)('at the turn of the year, seen %s from %s, %s is %s', (direction, seenFrom, text, day) =>
    expect(typedDay(text, 'pt-BR', { direction, from: seenFrom })).toBe(day),
  )

  it.each([
    ['past', '2026-11-21', '2024-02-29'],
    ['past', '2028-02-29', '2028-02-29'],
    ['past', '2028-02-28', '2024-02-29'],
    ['past', '2104-02-28', '2096-02-29'],
    ['future', '2026-11-21', '2028-02-29'],
    ['future', '2028-02-29', '2028-02-29'],
    ['future', '2028-03-01', '2032-02-29'],
    ['future', '2096-03-01', '2104-02-29'],
    ['nearest', '2026-01-10', '2024-02-29'],
    ['nearest', '2026-11-21', '2028-02-29'],
    ['nearest', '2028-02-28', '2028-02-29'],
  ] as const)('that a leap year alone has, seen %s from %s, is %s', (direction, seenFrom, day) =>
    expect(typedDay('29/02', 'pt-BR', { direction, from: seenFrom })).toBe(day),
  )

  it('lies where its direction says, and never as far as a year away, in both orders', () => {
    const anyDay = fc.integer({ min: 0, max: 50_000 }).map((count) => addDays('1970-01-01', count))
    fc.assert(
      fc.property(anyDay, anyDay, fc.constantFrom('pt-BR', 'en'), (seenFrom, meant, language) => {
        const [month = '', date = ''] = meant.slice(5).split('-')
        fc.pre(`${month}-${date}` !== '02-29')
        const text = language === 'en' ? `${month}/${date}` : `${date}/${month}`
        const away = (direction: DayDirection) =>
          daysBetween(seenFrom, typedDay(text, language, { direction, from: seenFrom }) ?? '')
        const [past, future, nearest] = [away('past'), away('future'), away('nearest')]
        expect(past <= 0 && past > -366 && future >= 0 && future < 366).toBe(true)
        expect(Math.abs(nearest)).toBe(Math.min(Math.abs(past), future))
      }),
    )
  })
})

it('is not of a year that no calendar day has', () => {
  expect(typedDay('01/01', 'pt-BR', { direction: 'future', from: '9999-12-31' })).toBeUndefined()
  expect(typedDay('01/01', 'pt-BR', { direction: 'nearest', from: '9999-12-31' })).toBe('9999-01-01')
})
