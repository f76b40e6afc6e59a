import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from './calendarDay'
import { planConflicts } from './planConflicts'
import type { PlanDependency, PlanTask } from './planNetwork'
import { planSchedule } from './planSchedule'
import type { WorkDays } from './workCalendar'

const weekdays: WorkDays = { week: [true, true, true, true, true, false, false], holidays: [] }
const task = (taskId: string, startOn: string, endOn: string, more: Partial<PlanTask> = {}): PlanTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone: false,
  deadlineOn: null,
  state: 'open',
  ...more,
})
const after = (predecessorId: string, taskId: string, more: Partial<PlanDependency> = {}): PlanDependency => ({
  predecessorId,
  taskId,
  kind: 'FS',
  lag: 0,
  ...more,
})
const datesIn = (...of: Parameters<typeof planSchedule>) =>
  planSchedule(...of).tasks.map((each) => `${each.taskId} ${each.earlyStartOn} ${each.earlyEndOn} ${each.totalFloat}`)

describe('GAN-03 GAN-09 The schedule of a plan', () => {
  // 2 March 2026 is a Monday.
  const dig = task('dig', '2026-03-02', '2026-03-06')
  const pour = task('pour', '2026-03-09', '2026-03-10')
  const paint = task('paint', '2026-03-02', '2026-03-03')

  it('finds the critical path, float and the end, in working days', () => {
    const plan = planSchedule([dig, pour, paint], [after('dig', 'pour')], weekdays)
    expect(plan.endOn).toBe('2026-03-10')
    expect(
      plan.tasks.map(({ taskId, duration, totalFloat, isCritical, isDriving }) => [
        taskId,
        duration,
        totalFloat,
        isCritical,
        isDriving,
      ]),
    ).toEqual([
      ['dig', 5, 0, true, true],
      ['pour', 2, 0, true, true],
      ['paint', 2, 5, false, false],
    ])
    expect(plan.driving).toEqual([after('dig', 'pour')])
  })

  it('passes over weekends and holidays', () => {
    const holidays = { ...weekdays, holidays: ['2026-03-09'] }
    const late = task('pour', '2026-03-04', '2026-03-05')
    expect(datesIn([dig, late], [after('dig', 'pour')], weekdays)).toEqual([
      'dig 2026-03-02 2026-03-06 0',
      'pour 2026-03-09 2026-03-10 0',
    ])
    expect(datesIn([dig, late], [after('dig', 'pour')], holidays)).toEqual([
      'dig 2026-03-02 2026-03-06 0',
      'pour 2026-03-10 2026-03-11 0',
    ])
  })

  it('says which dates do not respect what they depend on, and by how many working days', () => {
    const early = task('pour', '2026-03-04', '2026-03-10')
    const dependency = after('dig', 'pour')
    expect(planSchedule([dig, early], [dependency], weekdays).conflicts).toEqual([{ dependency, days: 3 }])
    expect(planConflicts([dig, early], [dependency], weekdays)).toEqual([{ dependency, days: 3 }])
    expect(planConflicts([dig, early], [dependency, after('pour', 'dig')], weekdays)).toEqual([])
    expect(planSchedule([dig, pour], [dependency], weekdays).conflicts).toEqual([])
    const spaced = after('dig', 'pour', { lag: 2 })
    expect(planSchedule([dig, pour], [spaced], weekdays).conflicts).toEqual([{ dependency: spaced, days: 2 }])
  })

  it('leaves a milestone on the day on which what it waits for ends', () => {
    const done = task('done', '2026-03-06', '2026-03-06', { isMilestone: true })
    const next = task('next', '2026-03-09', '2026-03-09')
    const plan = planSchedule([dig, done, next], [after('dig', 'done'), after('done', 'next')], weekdays)
    expect(plan.conflicts).toEqual([])
    expect(plan.tasks[1]).toMatchObject({
      earlyStartOn: '2026-03-06',
      earlyEndOn: '2026-03-06',
      duration: 0,
      isCritical: true,
    })
  })

  it('takes no time for a task that lies wholly on days off, which keeps its dates', () => {
    const weekend = task('weekend', '2026-03-07', '2026-03-08')
    expect(planSchedule([dig, weekend], [after('dig', 'weekend')], weekdays)).toMatchObject({
      conflicts: [],
      tasks: [{}, { duration: 0, earlyStartOn: '2026-03-07', earlyEndOn: '2026-03-08' }],
    })
  })

  it('gives negative float to what cannot meet a deadline, and none to what is finished', () => {
    const plan = planSchedule(
      [
        { ...dig, state: 'finished' },
        { ...pour, deadlineOn: '2026-03-09' },
      ],
      [after('dig', 'pour')],
      weekdays,
    )
    expect(plan.tasks.map(({ totalFloat, isCritical }) => [totalFloat, isCritical])).toEqual([
      [-1, false],
      [-1, true],
    ])
  })

  it('names the tasks of a cycle in order, and dates nothing then', () => {
    const plan = planSchedule(
      [dig, pour, paint],
      [after('dig', 'pour'), after('pour', 'dig', { kind: 'SS' })],
      weekdays,
    )
    expect([plan.cycle, plan.tasks, plan.endOn]).toEqual([['dig', 'pour'], [], undefined])
  })

  it('counts nothing for a dependency on a task that is not in the plan', () => {
    expect(datesIn([pour], [after('gone', 'pour')], weekdays)).toEqual(['pour 2026-03-09 2026-03-10 0'])
    expect(planSchedule([], [], weekdays)).toEqual({
      tasks: [],
      driving: [],
      conflicts: [],
      cycle: undefined,
      endOn: undefined,
    })
  })

  it('keeps the dates of tasks that depend on nothing, whatever the week', () => {
    const day = fc.integer({ min: 19_000, max: 19_400 })
    const dates = fc
      .tuple(day, fc.nat(30))
      .map(([first, length]) => [dayOfNumber(first), dayOfNumber(first + length)] as const)
    const week = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter((days) => days.includes(true))
    fc.assert(
      fc.property(fc.array(dates, { minLength: 1, maxLength: 20 }), week, (all, works) => {
        const tasks = all.map(([startOn, endOn], index) => task(String(index), startOn, endOn))
        const plan = planSchedule(tasks, [], { week: works, holidays: [] })
        plan.tasks.forEach(({ duration, earlyStartOn, earlyEndOn }, index) => {
          const { startOn = '', endOn = '' } = tasks[index] ?? {}
          // Within the given days, and without what is off at both ends.
          expect(earlyStartOn >= startOn && earlyEndOn <= endOn).toBe(true)
          if (duration === 0) expect([earlyStartOn, earlyEndOn]).toEqual([startOn, endOn])
        })
        expect(plan.conflicts).toEqual([])
      }),
    )
  })
})
