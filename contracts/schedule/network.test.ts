import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPlan } from '../../test/schedule/randomPlans'
import { linkKinds } from './link'
import { cycleIn, networkOf } from './network'

describe('GAN-06 A cycle', () => {
  it('is found through links of any kind, and named in their order', () => {
    const of = (pairs: [number, number][]) =>
      cycleIn(
        networkOf(
          6,
          pairs.map(([from, to], index) => ({ from, to, kind: linkKinds[index % 4] ?? 'FS', lag: 0 })),
        ),
      )
    expect(
      of([
        [4, 2],
        [2, 5],
        [5, 4],
        [0, 2],
        [5, 3],
      ]),
    ).toEqual([2, 5, 4])
    expect(of([[1, 1]])).toEqual([1])
    expect(
      of([
        [0, 1],
        [1, 2],
        [0, 2],
      ]),
    ).toBeUndefined()
  })

  it('is found in every plan to which one was added, and in no plan without', () => {
    fc.assert(
      fc.property(openPlan, fc.nat(), fc.nat(), ({ tasks, links }, first, second) => {
        expect(cycleIn(networkOf(tasks.length, links))).toBeUndefined()
        const [from, to] = [first % tasks.length, second % tasks.length]
        const closing = [
          { from, to, kind: 'SS' as const, lag: 3 },
          { from: to, to: from, kind: 'FF' as const, lag: 0 },
        ]
        const all = [...links, ...closing]
        const cycle = cycleIn(networkOf(tasks.length, all)) ?? []
        expect(cycle).not.toEqual([])
        expect(new Set(cycle).size).toBe(cycle.length)
        cycle.forEach((task, index) => {
          const next = cycle[(index + 1) % cycle.length]
          expect(all.some((link) => link.from === task && link.to === next)).toBe(true)
        })
      }),
    )
  })
})

it('GAN-06 The order has every task after all of its predecessors', () => {
  fc.assert(
    fc.property(openPlan, ({ tasks, links }) => {
      const { order } = networkOf(tasks.length, links)
      const place = new Map([...order].map((task, index) => [task, index]))
      expect(place.size).toBe(tasks.length)
      expect(links.every(({ from, to }) => (place.get(from) ?? 0) < (place.get(to) ?? 0))).toBe(true)
    }),
  )
})
