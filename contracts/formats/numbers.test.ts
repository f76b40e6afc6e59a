import { expect, it } from 'vitest'
import { showBytes, showMinutes, showMoney, showPercent } from './numbers'

it.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [1023, 'en', '1,023 bytes'],
  [1024, 'en', '1 kB'],
  [1_572_864, 'en', '1.5 MB'],
  [1_572_864, 'pt-BR', '1,5 MB'],
  [26_214_400, 'pt-BR', '25 MB'],
  [536_870_912_000, 'pt-BR', '500 GB'],
  [5e15, 'en', '4,656,612.9 GB'],
])('COM-04 %d bytes are shown in %s as %s', (bytes, language, text) =>
  expect(showBytes(bytes, language).replace(/\u00a0/g, ' ')).toBe(text),
)

const plainSpaces = (text: string) => text.replace(/\u00a0/g, ' ')

it('SES-11 an amount has its currency, where that is at hand', () => {
  expect(plainSpaces(showMoney(86_450_000, 'BRL', 'pt-BR'))).toBe('R$ 864.500,00')
  expect(plainSpaces(showMoney(86_450_000, 'USD', 'pt-BR'))).toBe('US$ 864.500,00')
  expect(showMoney(86_450_000, 'USD', 'en')).toBe('$864,500.00')
  expect(showMoney(850, null, 'pt-BR')).toBe('8,50')
})

it('TSK-01 efforts and parts of a hundred have their units', () => {
  expect([showMinutes(450), showMinutes(5), showPercent(75, 'pt-BR')]).toEqual(['7h30', '0h05', '75%'])
})
