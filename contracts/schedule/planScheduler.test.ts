import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayOfNumber } from './calendarDay'
import { linkKinds } from './link'
import type { PlanDependency, PlanTask } from './planNetwork'
import { planSchedule } from './planSchedule'
import { planScheduler } from './planScheduler'
import type { WorkDays } from './workCalendar'

const weeks: readonly WorkDays[] = [
  { week: [true, true, true, true, true, false, false], holidays: ['2026-03-04'] },
  { week: [true, true, true, true, true, true, false], holidays: [] },
]
const mostTasks = 12

const dated = fc.record({
  first: fc.integer({ min: 20_510, max: 20_540 }),
  length: fc.nat(9),
  isMilestone: fc.boolean(),
  deadline: fc.option(fc.integer({ min: 20_500, max: 20_560 })),
  state: fc.constantFrom('open', 'started', 'finished'),
})
const taskOf = (index: number, { first, length, isMilestone, deadline, state }: Dated): PlanTask => ({
  taskId: `task ${index}`,
  startOn: dayOfNumber(first),
  endOn: dayOfNumber(isMilestone ? first : first + length),
  isMilestone,
  deadlineOn: deadline === null ? null : dayOfNumber(deadline),
  state,
})
type Dated = typeof dated extends fc.Arbitrary<infer T> ? T : never

const linked = fc
  .record({
    ends: fc.uniqueArray(fc.nat(mostTasks - 1), { minLength: 2, maxLength: 2 }),
    kind: fc.constantFrom(...linkKinds),
    lag: fc.integer({ min: -3, max: 4 }),
  })
  .map(
    ({ ends: [from, to], kind, lag }): PlanDependency => ({
      predecessorId: `task ${from}`,
      taskId: `task ${to}`,
      kind,
      lag,
    }),
  )

/** What somebody does to a plan: date a task, change its links or its working days, or take a task away. */
const edit = fc.oneof(
  { weight: 6, arbitrary: fc.record({ index: fc.nat(mostTasks - 1), dated }) },
  { weight: 2, arbitrary: fc.record({ dependencies: fc.array(linked, { maxLength: 10 }) }) },
  fc.record({ week: fc.constantFrom(...weeks) }),
  fc.record({ without: fc.nat(mostTasks - 1) }),
)

it('GAN-03 a plan that is scheduled again after each edit has the dates of one that is scheduled anew', () => {
  fc.assert(
    fc.property(
      fc.array(dated, { minLength: 3, maxLength: mostTasks }),
      fc.array(edit, { maxLength: 12 }),
      (all, edits) => {
        const scheduleOf = planScheduler()
        let tasks = all.map((each, index) => taskOf(index, each))
        let dependencies: PlanDependency[] = []
        let week = weeks[0] as WorkDays
        for (const change of edits) {
          if ('index' in change)
            tasks = tasks.map((task, index) => (index === change.index ? taskOf(index, change.dated) : task))
          if ('dependencies' in change) dependencies = change.dependencies
          if ('week' in change) week = change.week
          if ('without' in change) tasks = tasks.filter((_, index) => index !== change.without)
          expect(scheduleOf(tasks, dependencies, week)).toEqual(planSchedule(tasks, dependencies, week))
        }
      },
    ),
  )
})

it('GAN-03 what a schedule says of a task is the same object while nothing of it changes', () => {
  const at = (index: number, first: number) =>
    taskOf(index, { first, length: 4, isMilestone: false, deadline: null, state: 'open' })
  // 2 March 2026 is a Monday.
  const tasks = [at(0, 20_514), at(1, 20_521), at(2, 20_514), at(3, 20_542)]
  const dependencies: PlanDependency[] = [{ predecessorId: 'task 0', taskId: 'task 1', kind: 'FS', lag: 0 }]
  const scheduleOf = planScheduler()
  const [week] = weeks
  const before = scheduleOf(tasks, dependencies, week as WorkDays)
  const after = scheduleOf([at(0, 20_518), ...tasks.slice(1)], dependencies, week as WorkDays)
  expect(after.tasks.map((task, index) => task === before.tasks[index])).toEqual([false, false, true, true])
  expect(after.tasks[1]?.earlyStartOn).not.toBe(before.tasks[1]?.earlyStartOn)
})
