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
    expect(dayTyped(typed, { language, range, direction: 'past' })).toBe(day)
  })

  it('is seen from the first day of the range where it is to come, and from today where it is near', () => {
    expect(dayTyped('28/02', { language: 'pt-BR', range, direction: 'future' })).toBe('2027-02-28')
    expect(dayTyped('01/03', { language: 'pt-BR', range, direction: 'future' })).toBe('2026-03-01')
    const today = new Date()
    const typed = `${String(today.getDate()).padStart(2, '0')}/${String(today.getMonth() + 1).padStart(2, '0')}/`
    const near = dayTyped(typed.slice(0, 5), { language: 'pt-BR', range, direction: 'nearest' })
    expect(near).toBe(dayTyped(`${typed}${today.getFullYear()}`, { language: 'pt-BR', range, direction: 'nearest' }))
  })

  it('is near another day of its record: an end that is typed before its start is not of the next year', () => {
    const start = '2026-11-30'
    const end = (typed: string) =>
      dayTyped(typed, { language: 'pt-BR', range: { min: start }, direction: 'nearest', from: start })
    expect(end('25/11')).toBe('2026-11-25')
    expect(dayProblem(end('25/11') ?? '', { min: start })).toBe('min')
    expect(end('10/01')).toBe('2027-01-10')
  })
})
