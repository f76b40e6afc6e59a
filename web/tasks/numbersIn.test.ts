import { expect, it } from 'vitest'
import { numbersIn } from './numbersIn'

it('GAN-06 numbers of tasks are read with commas between, with or without their sign', () => {
  expect(numbersIn(' 3, #12,3 ')).toEqual([3, 12])
  expect(numbersIn('')).toEqual([])
  for (const text of ['três', '3 12', '-1', '1.5', '1234567890']) expect(numbersIn(text)).toBeUndefined()
})
