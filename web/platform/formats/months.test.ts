import { expect, it } from 'vitest'
import { addMonths, nearestIn, showWholeDay, weekdayNames, weeksOfMonth } from './months'

it('SES-11 a calendar is in the language of the product', () => {
  expect(showWholeDay('2026-11-24', 'pt-BR')).toBe('terça-feira, 24 de novembro de 2026')
  expect(
    weekdayNames('pt-BR')
      .map(({ long }) => long)
      .slice(0, 2),
  ).toEqual(['domingo', 'segunda-feira'])
  expect(weekdayNames('en').map(({ short }) => short)).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
})

it('SES-11 a month is whole weeks from Sunday', () => {
  const weeks = weeksOfMonth('2026-11-24')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  expect(weeksOfMonth('2026-02-10')).toHaveLength(4)
  expect(weeksOfMonth('2024-02-01').flat().at(-1)).toBe('2024-03-02')
})

it('SES-11 the same date of another month is its last one where the month is too short', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

it('SES-11 a day outside of what may be taken is brought inside', () => {
  expect(nearestIn('2026-01-01', { min: '2026-02-01' })).toBe('2026-02-01')
  expect(nearestIn('2026-03-01', { min: '2026-02-01', max: '2026-02-10' })).toBe('2026-02-10')
  expect(nearestIn('2026-03-01', {})).toBe('2026-03-01')
})
