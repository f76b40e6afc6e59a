import { expect, it } from 'vitest'
import { contrast } from './contrast'

it('SET-04 tells whether the text of a tag is readable on its colour', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  // The example of WCAG's technique G18 and of the W3C's contrast tables.
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
