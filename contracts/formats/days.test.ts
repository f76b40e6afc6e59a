import { expect, it } from 'vitest'
import { showDay, showMonth, showTimeOfDay } from './days'

it('SES-11 days stand in the order of the language', () => {
  expect(showDay('2026-03-02', 'pt-BR')).toBe('02/03/2026')
  expect(showDay('2026-03-02', 'en')).toBe('03/02/2026')
})

it('SES-11 a month stands in words, by itself or by a day of it', () => {
  expect(showMonth('2026-11', 'pt-BR')).toBe('novembro de 2026')
  expect(showMonth('2026-11-24', 'en')).toBe('November 2026')
})

it('TSK-01 a time of day stands as the language has it', () => {
  expect(showTimeOfDay('14:30', 'pt-BR')).toBe('14:30')
  expect(showTimeOfDay('14:30', 'en').replace(/\s/g, ' ')).toBe('2:30 PM')
})
