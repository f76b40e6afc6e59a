import { expect, it } from 'vitest'
import { advisoryLocks } from './advisoryLocks'

it('What processes take turns at has a lock of its own each, so that one work never holds up another', () => {
  const locks = Object.values(advisoryLocks)
  expect(new Set(locks).size).toBe(locks.length)
})
