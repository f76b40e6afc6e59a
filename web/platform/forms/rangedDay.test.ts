import { describe, expect, it } from 'vitest'
import { dayProblem, dayTyped } from './rangedDay'

const range = { min: '2026-03-01', max: '2026-11-28' }

describe('A day in a field that takes only some', () => {
  it.each([
    ['2026-02-28', 'min'],
    ['2026-03-01', undefined],
    ['2026-11-28', undefined],
    ['2026-11-29', 'max'],
  ])('%s is beyond %s', (day, end) => {
    expect(dayProblem(day, range)).toBe(end)
  })

  it.each([
    ['28/11', 'pt-BR', '2026-11-28'],
    ['29/11', 'pt-BR', '2025-11-29'],
    ['10/11', 'pt-BR', '2026-11-10'],
    ['11/10', 'en', '2026-11-10'],
    ['10/11/27', 'pt-BR', '2027-11-10'],
    ['31/12/2026', 'pt-BR', '2026-12-31'],
    ['29/02', 'pt-BR', '2024-02-29'],
    ['29/02/28', 'pt-BR', '2028-02-29'],
    ['amanhã', 'pt-BR', undefined],
  ])('typed as %s in %s, where it is of the past, is %s', (typed, language, day) => {
    expect(dayTyped(typed, { language, range, isPast: true })).toBe(day)
  })

  it('typed on the 29th of February is that very day', () => {
    const onLeapDay = { language: 'pt-BR', range: { max: '2028-02-29' }, isPast: true }
    expect(dayTyped('29/02', onLeapDay)).toBe('2028-02-29')
    expect(dayTyped('28/02', onLeapDay)).toBe('2028-02-28')
  })

  it('typed without a year, where it may be to come, is never of the past', () => {
    const today = new Date()
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
    const typed = `${String(yesterday.getDate()).padStart(2, '0')}/${String(yesterday.getMonth() + 1).padStart(2, '0')}`
    const read = dayTyped(typed, { language: 'pt-BR', range: {}, isPast: false })
    expect(Date.parse(read ?? '')).toBeGreaterThan(yesterday.getTime())
  })
})
