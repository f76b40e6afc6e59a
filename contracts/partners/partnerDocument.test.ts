import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partner } from './partner'
import { canonicalDocument, maskedDocument } from './partnerDocument'

const root = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 12,
  maxLength: 12,
})

/** The check digits by the official table of weights, written out. */
const officialWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
function withOfficialDigits(bare: string): string {
  const digit = (text: string) => {
    const weights = officialWeights.slice(-text.length)
    const sum = weights.reduce((total, weight, index) => total + weight * (text.charCodeAt(index) - 48), 0)
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = digit(bare)
  return `${bare}${first}${digit(`${bare}${first}`)}`
}

describe('A CNPJ', () => {
  it('ORG-10 is stored in capitals and without its mask', () => {
    expect(canonicalDocument('12.ABC.345/01DE-35')).toBe('12ABC34501DE35')
    expect(canonicalDocument('12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(canonicalDocument('12ABC34501DE35')).toBe('12ABC34501DE35')
    expect(canonicalDocument('00000000000191')).toBe('00000000000191')
  })

  it('ORG-10 has the check digits that the official weights give', () => {
    fc.assert(
      fc.property(root, (twelve) => {
        fc.pre(new Set(twelve).size > 1)
        expect(canonicalDocument(withOfficialDigits(twelve))).toBe(withOfficialDigits(twelve))
      }),
    )
  })

  it('ORG-10 of letters is refused with the digits of the wrong rule, by which A counts ten', () =>
    expect(canonicalDocument('12ABC34501DE16')).toBeUndefined())

  it('ORG-10 with one sign mistyped is another number', () => {
    fc.assert(
      fc.property(root, fc.nat(11), fc.constantFrom(...'0123456789'), (twelve, at, sign) => {
        const right = withOfficialDigits(twelve)
        fc.pre(/\d/.test(right[at] ?? '') && right[at] !== sign)
        const wrong = `${right.slice(0, at)}${sign}${right.slice(at + 1)}`
        expect(canonicalDocument(wrong) === wrong).toBe(withOfficialDigits(wrong.slice(0, 12)) === wrong)
      }),
    )
  })
})

describe('A CPF', () => {
  it.each(['529.982.247-25', '111.444.777-35'])('ORG-10 %s is one, with its mask and without', (typed) => {
    const bare = typed.replace(/\D/g, '')
    expect([canonicalDocument(typed), canonicalDocument(bare)]).toEqual([bare, bare])
  })

  it('ORG-10 changed in any digit is none', () => {
    for (let at = 0; at < 11; at++)
      for (let sign = 0; sign < 10; sign++) {
        const wrong = `${'52998224725'.slice(0, at)}${sign}${'52998224725'.slice(at + 1)}`
        expect(canonicalDocument(wrong)).toBe(wrong === '52998224725' ? wrong : undefined)
      }
  })
})

describe('A document', () => {
  it.each([
    ['one sign all over', '11111111111'],
    ['zeros', '00000000000000'],
    ['zeros with their mask', '00.000.000/0000-00'],
    ['another mask', '529-982-247.25'],
    ['half of a mask', '529.98224725'],
    ['blanks', ' 52998224725'],
    ['a digit too many', '529982247250'],
    ['letters for check digits', '12ABC34501DEAB'],
    ['digits of another script', '５２９９８２２４７２５'],
    ['a letter that becomes an ASCII one in upper case', '12ſBC34501DE35'],
    ['a zero byte', '52998224725\0'],
    ['a lone surrogate', '5299822472\ud800'],
    ['nothing', ''],
  ])('ORG-10 is refused as %s', (_, typed) => expect(canonicalDocument(typed)).toBeUndefined())

  it('ORG-10 with its mask is the same document', () => {
    fc.assert(
      fc.property(root, (twelve) => {
        fc.pre(new Set(twelve).size > 1)
        const bare = withOfficialDigits(twelve)
        expect(canonicalDocument(maskedDocument(bare))).toBe(bare)
      }),
    )
    expect(maskedDocument('52998224725')).toBe('529.982.247-25')
    expect(maskedDocument('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  })
})

describe('A postal code', () => {
  const read = (postalCode: string) => partner.partial().safeParse({ postalCode })

  it('ORG-10 is stored as eight digits', () => expect(read('01310-200').data).toEqual({ postalCode: '01310200' }))
})
