import { showNumber } from '@prumo/contracts/formats/numbers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedNumber } from './typedNumber'

describe('A number', () => {
  it.each([
    ['1.234,50', 'pt-BR', '1234.50'],
    ['298.500,00', 'pt-BR', '298500.00'],
    ['1234,5', 'pt-BR', '1234.5'],
    [' -0,10 ', 'pt-BR', '-0.10'],
    ['1.500', 'pt-BR', '1500'],
    ['007', 'pt-BR', '7'],
    ['-0,00', 'pt-BR', '0.00'],
    ['1,234.50', 'en', '1234.50'],
    ['1,500', 'en', '1500'],
  ])('DOC-01 typed as %s in %s is %s', (text, language, plain) => expect(typedNumber(text, language)).toBe(plain))

  it.each(['1.5', '1,2,3', '12.34', '1e3', 'abc', '', '1.2345', ',5', '5,'])(
    'DOC-01 is not recognized in “%s”',
    (text) => expect(typedNumber(text, 'pt-BR')).toBeUndefined(),
  )

  it('DOC-01 is read as it is shown, digit for digit', () =>
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.stringMatching(/^\d{1,6}$/),
        fc.constantFrom('pt-BR', 'en'),
        (whole, decimals, language) => {
          const plain = `${whole}.${decimals}`
          expect(typedNumber(showNumber(plain, language), language)).toBe(plain)
        },
      ),
    ))

  it('DOC-01 is shown with its digits in groups', () =>
    expect([showNumber('-1234567.5', 'pt-BR'), showNumber('999', 'en'), showNumber('1000', 'en')]).toEqual([
      '-1.234.567,5',
      '999',
      '1,000',
    ]))
})
