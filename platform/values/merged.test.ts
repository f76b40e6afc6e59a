import fc from 'fast-check'
import { expect, it } from 'vitest'
import { merged } from './merged'

/** Prumo runs without the accessor of this name; tests do not. */
const name = fc.string().filter((text) => text !== '__proto__')
const fields = fc.dictionary(name, fc.integer())

it('Merged objects are a new object, the same as a spread of them', () => {
  fc.assert(
    fc.property(fields, fields, fc.option(fields, { nil: undefined }), (a, b, c) => {
      const before = { ...a }
      expect(merged(a, b, c)).toEqual({ ...a, ...b, ...c })
      expect(a).toEqual(before)
    }),
  )
})
