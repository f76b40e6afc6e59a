import { expect, it } from 'vitest'
import { typedDay } from './typedDay'

it('SES-11 reads days as Brazilians type them', () => {
  const read = (text: string) => typedDay(text, 'pt-BR', '2026-11-21')
  expect(['31/12', '31/12/26', '31122026', '31-12-2026', '2026-12-31'].map(read)).toEqual(Array(5).fill('2026-12-31'))
  expect(read('02/03')).toBe('2027-03-02')
  expect(['31/02', '00/01', '32/01', '13', 'amanhã', ''].map(read)).toEqual(Array(6).fill(undefined))
})

it('SES-11 reads the 29th of February as the next one that there is', () => {
  const read = (from: string) => typedDay('29/02', 'pt-BR', from)
  expect(['2026-11-21', '2028-02-29', '2028-03-01', '2096-03-01'].map(read)).toEqual([
    '2028-02-29',
    '2028-02-29',
    '2032-02-29',
    '2104-02-29',
  ])
})

it('SES-11 reads days month first in English', () => expect(typedDay('12/31/2026', 'en')).toBe('2026-12-31'))
