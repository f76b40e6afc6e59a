import { expect, it } from 'vitest'
import { showShortDay } from './showShortDay'

it('SES-11 shows a day in few letters, with the year where it is another', () => {
  const show = (day: string, language: string) => showShortDay(day, language, '2026-11-21')
  expect([show('2026-03-02', 'pt-BR'), show('2026-03-02', 'en')]).toEqual(['2 de mar.', 'Mar 2'])
  expect([show('2024-12-20', 'pt-BR'), show('2027-12-05', 'en')]).toEqual(['20 de dez. de 2024', 'Dec 5, 2027'])
})
