import type { PlannedTask } from '@prumo/contracts/schedule/earlyDates'
import { type Link, linkKinds } from '@prumo/contracts/schedule/link'
import fc from 'fast-check'

/** A plan without cycles: every link leads from a lower index to a higher one. */
export type RandomPlan = { tasks: PlannedTask[]; links: Link[] }

const plannedTask: fc.Arbitrary<PlannedTask> = fc.record({
  duration: fc.nat(20),
  earliest: fc.integer({ min: -10, max: 40 }),
  deadline: fc.option(fc.integer({ min: 0, max: 120 }), { freq: 4 }),
  state: fc.oneof({ weight: 8, arbitrary: fc.constant('open' as const) }, fc.constantFrom('started', 'finished')),
})

const linkAmong = (count: number): fc.Arbitrary<Link> =>
  fc
    .record({
      ends: fc.uniqueArray(fc.nat(count - 1), { minLength: 2, maxLength: 2 }),
      kind: fc.constantFrom(...linkKinds),
      lag: fc.integer({ min: -8, max: 12 }),
    })
    .map(({ ends, kind, lag }) => ({ from: Math.min(...ends), to: Math.max(...ends), kind, lag }))

export const randomPlan = (task = plannedTask): fc.Arbitrary<RandomPlan> =>
  fc
    .array(task, { minLength: 2, maxLength: 40 })
    .chain((tasks) => fc.array(linkAmong(tasks.length), { maxLength: 80 }).map((links) => ({ tasks, links })))

/** Tasks that are all still open, and without deadlines. */
export const openPlan = randomPlan(plannedTask.map((task) => ({ ...task, deadline: null, state: 'open' })))
