import fc from 'fast-check'
import { expect, it } from 'vitest'
import { times } from '../test/run/length'
import { forkNode, forkNodesAt } from './forkNode'

const position = fc.oneof(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))

it('AUD-01 a span of positions is found from each position in it, and from the right side', () => {
  fc.assert(
    fc.property(position, position, position, (...three) => {
      const [first = 0, at = 0, last = 0] = three.sort((a, b) => a - b)
      const node = forkNode(first, last)
      const { upTo, after } = forkNodesAt(at)
      expect(node).toBeGreaterThanOrEqual(first)
      expect(node).toBeLessThanOrEqual(last)
      expect([...upTo, ...after]).toContain(node)
      expect(upTo.includes(node)).toBe(node <= at)
    }),
    { numRuns: times(2000, 20_000) },
  )
})

it('AUD-01 few nodes are looked at, whatever the position', () => {
  fc.assert(
    fc.property(position, (at) => {
      const { upTo, after } = forkNodesAt(at)
      expect(upTo.length + after.length).toBeLessThanOrEqual(54)
    }),
  )
})

/** The tree of the positions from 1 to 15: its root is 8, under it are 4 and 12, under those 2, 6, 10 and 14. */
it.each([
  [2, 15, 8],
  [4, 7, 4],
  [9, 15, 12],
  [5, 7, 6],
  [13, 15, 14],
  [7, 7, 7],
])('AUD-01 the highest node from %i to %i is %i', (first, last, node) => expect(forkNode(first, last)).toBe(node))
