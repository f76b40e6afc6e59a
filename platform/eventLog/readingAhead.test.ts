import { expect, it } from 'vitest'
import { readingAhead } from './readingAhead'

/** A log of so many events, and after which positions it was read. */
function logOf(count: number) {
  const read: number[] = []
  const pageAfter = readingAhead(async (after) => {
    read.push(after)
    return Array.from({ length: count }, (_, index) => ({ position: index + 1 }))
      .filter(({ position }) => position > after)
      .slice(0, 2)
  }, 2)
  const positions = async (after: number) => (await pageAfter(after)).map(({ position }) => position)
  return { read, positions }
}

it('After a full page the next is on its way, and is read once', async () => {
  const { read, positions } = logOf(3)
  expect(await positions(0)).toEqual([1, 2])
  expect(read).toEqual([0, 2])
  expect(await positions(2)).toEqual([3])
  expect(read).toEqual([0, 2])
})

it('Whoever goes on elsewhere than expected is given what stands there', async () => {
  const { positions } = logOf(4)
  await positions(0)
  expect(await positions(1)).toEqual([2, 3])
})

it('After a page that is not full nothing is read until it is asked for: there may be more by then', async () => {
  const { read, positions } = logOf(1)
  await positions(0)
  expect(read).toEqual([0])
  expect(await positions(1)).toEqual([])
  expect(read).toEqual([0, 1])
})
