import { expect, it } from 'vitest'
import { neighbourFor, positionAfter } from './cardOrder'

const three = ['a', 'b', 'c']

it('KAN-06 CAN-04 moves by one place with the keyboard, and no further than the ends', () => {
  expect(three.map((id) => neighbourFor(three, id, -1))).toEqual([undefined, 'a', 'b'])
  expect(three.map((id) => neighbourFor(three, id, 1))).toEqual(['c', null, undefined])
})

it('KAN-06 gives the new position of a moved task', () => {
  expect(positionAfter(three, 'a', 'c')).toBe(2)
  expect(positionAfter(three, 'a', null)).toBe(3)
  expect(positionAfter(three, 'c', 'b')).toBe(2)
  expect(positionAfter([], 'c', null)).toBe(1)
  expect(positionAfter(three, 'd', 'a')).toBe(1)
})
