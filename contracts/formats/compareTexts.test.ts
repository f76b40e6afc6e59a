import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareTexts } from './compareTexts'

it('SES-11 texts come in the order of Portuguese, whatever accents and case', () => {
  const words = ['abacate', 'Ágata', 'água', 'casa', 'Çedilha', 'Óleo', 'Zinco']
  expect([...words].reverse().sort(compareTexts)).toEqual(words)
  expect(['maçã', 'Maca', 'maca', 'MAÇA', 'macaco'].sort(compareTexts)).toEqual([
    'MAÇA',
    'Maca',
    'maca',
    'maçã',
    'macaco',
  ])
})

it('SES-11 no two different texts are the same to it, and its order has one direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (first, second) => {
      expect(Math.sign(compareTexts(first, second)) + Math.sign(compareTexts(second, first))).toBe(0)
      expect(compareTexts(first, second) === 0).toBe(first === second)
    }),
  )
})
