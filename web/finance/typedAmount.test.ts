import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn, amountText } from './typedAmount'

describe('FIN-14 An amount that is typed', () => {
  it('is read to the cent as people of the language write it', () => {
    expect(amountIn('1234,56', 'pt-BR')).toBe(123_456)
    expect(amountIn('1.234,56', 'pt-BR')).toBe(123_456)
    expect(amountIn('R$ 1.234,5', 'pt-BR')).toBe(123_450)
    expect(amountIn('1.234', 'pt-BR')).toBe(123_400)
    expect(amountIn('1,234.56', 'en')).toBe(123_456)
    expect(amountIn('0,01', 'pt-BR')).toBe(1)
    expect(amountIn(' ', 'pt-BR')).toBeNull()
  })

  it('is none where it could mean something else, or is beyond what an amount may be', () => {
    for (const text of [
      '85.00',
      '1234.56',
      '1,234.56',
      '1.23,4',
      '12.34',
      '1,234',
      '-5,00',
      '1e3',
      'mil',
      '1,2,3',
      ',',
    ])
      expect(amountIn(text, 'pt-BR'), text).toBeUndefined()
    for (const text of ['85,00', '1.234,56', '1,23.4']) expect(amountIn(text, 'en'), text).toBeUndefined()
    expect(amountIn('99.999.999.999,99', 'pt-BR')).toBe(99_999_999_999_99)
    expect(amountIn('100.000.000.000,00', 'pt-BR')).toBeUndefined()
  })

  it('is read from what a field shows of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999_99 }),
        fc.constantFrom('pt-BR', 'en'),
        (cents, language) => amountIn(amountText(cents, language), language) === cents,
      ),
    )
  })
})
