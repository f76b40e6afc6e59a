import { showMoney } from '@prumo/contracts/formats/numbers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyIn, moneyProblem, moneyText } from './typedMoney'

const most = 99_999_999_999_99
const languages = ['pt-BR', 'en'] as const
const currencies = ['BRL', 'USD'] as const

describe('FIN-14 An amount that is typed', () => {
  it('is read to the cent as people of the language write it', () => {
    expect(moneyIn('1234,56', 'pt-BR')).toBe(123_456)
    expect(moneyIn('1.234,56', 'pt-BR')).toBe(123_456)
    expect(moneyIn('1.234', 'pt-BR')).toBe(123_400)
    expect(moneyIn('85', 'pt-BR')).toBe(8500)
    expect(moneyIn('85,5', 'pt-BR')).toBe(8550)
    expect(moneyIn('1,234.56', 'en')).toBe(123_456)
    expect(moneyIn('0,01', 'pt-BR')).toBe(1)
    expect(moneyIn(' ', 'pt-BR')).toBeNull()
  })

  it.each([
    ['pt-BR', '85,000'],
    ['pt-BR', '0,001'],
    ['pt-BR', '0.001'],
    ['pt-BR', '1,234.567'],
    ['pt-BR', '85.00'],
    ['pt-BR', '1234.56'],
    ['pt-BR', '1,234.56'],
    ['pt-BR', '1.23,4'],
    ['pt-BR', '12.34'],
    ['pt-BR', '-5,00'],
    ['pt-BR', '(8,00)'],
    ['pt-BR', '1e3'],
    ['pt-BR', 'mil'],
    ['pt-BR', '1,2,3'],
    ['pt-BR', ','],
    ['pt-BR', 'R$'],
    ['en', '1.234'],
    ['en', '0,001'],
    ['en', '85,00'],
    ['en', '1.234,56'],
    ['en', '1,23.4'],
  ])('is none in %s where it could mean something else: %s', (language, text) => {
    expect(moneyIn(text, language, 'BRL')).toBeUndefined()
    expect(moneyProblem(text, language, 'BRL')).toBe('money.invalid')
  })

  it('is at most what an amount may be', () => {
    expect(moneyIn('99.999.999.999,99', 'pt-BR')).toBe(most)
    expect(moneyProblem('100.000.000.000,00', 'pt-BR')).toBe('money.tooLarge')
  })

  it('bears the sign or the code of its currency, before or behind it', () => {
    for (const text of ['R$ 1.234,5', 'r$1.234,50', 'BRL 1.234,50', '1234,50 reais', '1.234,50 BRL', 'R$ 1.234,50 BRL'])
      expect(moneyIn(text, 'pt-BR', 'BRL'), text).toBe(123_450)
    for (const text of ['$1,234.50', 'US$ 1,234.50', 'USD 1,234.50', '1,234.50 dollars'])
      expect(moneyIn(text, 'en', 'USD'), text).toBe(123_450)
  })

  it.each([
    ['BRL', 'US$ 100,00', 'money.inDollars'],
    ['BRL', '100,00 USD', 'money.inDollars'],
    ['BRL', '100,00 dólares', 'money.inDollars'],
    ['BRL', '€ 100,00', 'money.inEuros'],
    ['BRL', '£100,00', 'money.inPounds'],
    ['BRL', '¥ 100', 'money.inYen'],
    ['BRL', '$ 100,00', 'money.inOther'],
    ['BRL', 'CHF 100,00', 'money.inOther'],
    ['BRL', 'R$ 100,00 USD', 'money.inDollars'],
    ['USD', 'R$ 100,00', 'money.inReais'],
    ['USD', '100,00 reais', 'money.inReais'],
    [null, 'R$ 100,00', 'money.invalid'],
    ['BRL', '5 mil', 'money.invalid'],
    ['BRL', '85,00 por hora', 'money.invalid'],
  ])('is none in a project of %s where it is in another currency: %s', (currency, text, problem) => {
    expect(moneyIn(text, 'pt-BR', currency)).toBeUndefined()
    expect(moneyProblem(text, 'pt-BR', currency)).toBe(problem)
  })

  it('is read from what is shown of it, in a field or with its currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: most }),
        fc.constantFrom(...languages),
        fc.constantFrom(...currencies),
        (cents, language, currency) => {
          expect(moneyIn(moneyText(cents, language), language, currency)).toBe(cents)
          expect(moneyIn(showMoney(cents, currency, language), language, currency)).toBe(cents)
        },
      ),
    )
  })

  it('is what the language writes so, and nothing else, whatever digits, points and commas are typed', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,'), minLength: 1, maxLength: 14 })
    const nearAmount = fc
      .tuple(
        fc.integer({ min: 0, max: most }),
        fc.constantFrom(...languages),
        fc.nat(16),
        fc.constantFrom('.', ',', '0', ''),
      )
      .map(([cents, language, place, put]) => {
        const text = moneyText(cents, language)
        return `${text.slice(0, place)}${put}${text.slice(place + 1)}`
      })
    fc.assert(
      fc.property(fc.oneof(digits, nearAmount), fc.constantFrom(...languages), (text, language) => {
        const cents = moneyIn(text, language)
        if (typeof cents !== 'number') return
        expect(spellingsOf(cents, language)).toContain(text.replace(/^0+(?=\d)/, ''))
      }),
    )
  })
})

/** Every way to write these cents in this language: with thousands grouped or not, and as many decimals as it takes. */
function spellingsOf(cents: number, language: string): string[] {
  const point = language === 'en' ? '.' : ','
  const group = language === 'en' ? ',' : '.'
  const whole = String(Math.floor(cents / 100))
  const decimals = String(cents % 100).padStart(2, '0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const tails = [`${point}${decimals}`]
  if (decimals.endsWith('0')) tails.push(`${point}${decimals[0]}`)
  if (decimals === '00') tails.push('')
  return [whole, grouped].flatMap((written) => tails.map((tail) => written + tail))
}
