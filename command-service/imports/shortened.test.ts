import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortened } from './shortened'

it('IMP-04 cuts a long text between two words, and says that more follows', () =>
  expect(shortened('Construção da ponte sobre o rio '.repeat(9))).toMatch(/^(Construção|da|ponte|sobre|o|rio| )+…$/))

it('IMP-04 of every text, shows a beginning of at most 100 whole characters', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const short = shortened(text)
      expect([...short].length).toBeLessThanOrEqual(100)
      expect(short.isWellFormed()).toBe(true)
      if (short !== text) expect(text.startsWith(short.slice(0, -1)) && short.endsWith('…')).toBe(true)
      else expect([...text].length).toBeLessThanOrEqual(100)
    }),
  ))
