import { expect, it } from 'vitest'
import { linkCheck } from './linkCheck'

const report = { hash: 'a1', formulas: 2 }

it.each([
  ['hash=a1&formulas=2', 'same'],
  ['hash=b2&formulas=2', 'other'],
  ['hash=a1&formulas=1', 'otherFormulas'],
  ['hash=b2&formulas=1', 'otherFormulas'],
  ['hash=a1', 'same'],
  ['hash=b2', 'other'],
  ['formulas=2', undefined],
  ['', undefined],
])('AUD-01 a report that was opened by %s is told %s', (address, expected) =>
  expect(linkCheck(new URLSearchParams(address), report)).toBe(expected),
)
