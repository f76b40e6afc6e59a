import { expect, it } from 'vitest'
import { linePath } from './linePath'
import { markedPlaces } from './markedPlaces'

it('A line is broken where a value is missing', () => {
  expect(linePath([[0, 1], [2, 3.06], null, null, [8, 9], [10, 11]])).toBe('M0 1L2 3.1M8 9L10 11')
  expect(linePath([null, [1, 1], null])).toBe('M1 1')
  expect(linePath([])).toBe('')
})

it('Few of many points bear a sign: the first, the last, and each that no line leads to', () => {
  const many = Array.from({ length: 730 }, (_, index) => (index === 600 || index > 605 ? null : index))
  const marked = markedPlaces(many, { from: 0, to: 729 })
  expect(marked.length).toBeLessThan(17)
  expect(marked).toEqual(expect.arrayContaining([0, 605]))
  const lonely = many.map((value, index) => (index === 700 ? 1 : index > 600 ? null : value))
  expect(markedPlaces(lonely, { from: 0, to: 729 })).toContain(700)
  expect(markedPlaces(many, { from: 100, to: 104 })).toEqual([100, 101, 102, 103, 104])
})
