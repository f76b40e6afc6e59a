import { canonicalJson as ofTheLog } from '@prumo/platform/values/canonicalJson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../prumo-verify/entry.mjs'

describe('AUD-01 Canonical JSON of the verifier', () => {
  const anyJson = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.maxSafeInteger(),
      fc.constant(null),
      fc.boolean(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 4 }),
    ),
  })).value

  it("is the log's own for all that it says", () =>
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(value)).toBe(ofTheLog(value))
      }),
    ))

  it.each([1.5, Number.NaN, 2 ** 53, undefined, '\ud800', { '\udc00': 1 }])('refuses %o', (value) =>
    expect(() => canonicalJson(value)).toThrow(TypeError),
  )
})
