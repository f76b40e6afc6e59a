import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { canonicalJson } from './canonicalJson'

/** A double by its bits, as RFC 8785 lists them. */
const double = (bits: string) => Buffer.from(bits, 'hex').readDoubleBE()

const itself: unknown[] = []
itself.push({ itself })

describe('Canonical JSON (RFC 8785)', () => {
  it('writes the example of section 3.2.2', () =>
    expect(
      canonicalJson(
        JSON.parse(String.raw`{
          "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
          "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
          "literals": [null, true, false]
        }`),
      ),
    ).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    ))

  it('sorts names as section 3.2.3 does, by their UTF-16 units', () => {
    const names = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      ö: 'Latin Small Letter O With Diaeresis',
    }
    expect([...canonicalJson(names).matchAll(/:"(.*?)"/g)].map(([, name]) => name)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })

  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number %s of appendix B as %s', (bits, written) => expect(canonicalJson(double(bits))).toBe(written))

  it.each([
    ['NaN', Number.NaN],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['nothing', undefined],
    ['a function', () => 1],
    ['a big integer', { much: 1n }],
    ['a symbol', { a: Symbol('a') }],
    ['a value within itself', itself],
  ])('has no words for %s', (_, value) => expect(() => canonicalJson(value)).toThrow())

  it('leaves out what is not there, and takes no other white space', () =>
    expect(canonicalJson({ b: undefined, a: [{ d: 1, c: ' ' }, []] })).toBe('{"a":[{"c":" ","d":1},[]]}'))

  it('writes a date as JSON does, wherever it stands', () =>
    expect(canonicalJson({ at: [new Date(0)] })).toBe(JSON.stringify({ at: [new Date(0)] })))

  it('writes what another implementation writes', () =>
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' }), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value))
      }),
      { numRuns: times(1000, 10_000) },
    ))

  it('says the same of the same value, whatever the order, and can be read again', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 })), (value) => {
        const written = canonicalJson(value)
        const reversed = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalJson(reversed)).toBe(written)
        expect(canonicalJson(JSON.parse(written))).toBe(written)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    ))
})
