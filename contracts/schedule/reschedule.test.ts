import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber, numberOfDay } from './calendarDay'
import { linkKinds } from './link'
import { planConflicts } from './planConflicts'
import type { PlanDependency } from './planNetwork'
import { type RescheduledTask, type Rescheduling, reschedule, type TaskMove } from './reschedule'
import type { ReschedulingWay } from './reschedulingWays'
import { type WorkDays, workCalendar } from './workCalendar'

const weekdays: WorkDays = { week: [true, true, true, true, true, false, false], holidays: [] }
const task = (
  taskId: string,
  startOn: string,
  endOn: string,
  more: Partial<RescheduledTask> = {},
): RescheduledTask => ({
  taskId,
  startOn,
  endOn,
  isMilestone: false,
  deadlineOn: null,
  state: 'open',
  baselineStartOn: null,
  baselineEndOn: null,
  ...more,
})
const after = (predecessorId: string, taskId: string, more: Partial<PlanDependency> = {}): PlanDependency => ({
  predecessorId,
  taskId,
  kind: 'FS',
  lag: 0,
  ...more,
})
const by = (way: ReschedulingWay, planStartOn: string | null = null): Rescheduling => ({
  way,
  planStartOn,
  taskIds: null,
})
const datesIn = ({ moves }: { moves: readonly TaskMove[] }) =>
  moves.map(({ taskId, startOn, endOn }) => `${taskId} ${startOn} ${endOn}`)

// 2 March 2026 is a Monday.
const dig = task('dig', '2026-03-02', '2026-03-06')
const pour = task('pour', '2026-03-04', '2026-03-05')
const cure = task('cure', '2026-03-20', '2026-03-23')

describe('GAN-04 Rescheduling a plan', () => {
  it('GAN-04 pushes what starts too early, and what waits for that only where its gap is used up', () => {
    const links = [after('dig', 'pour'), after('pour', 'cure')]
    const { moves } = reschedule([dig, pour, cure], links, weekdays, by('push'))
    expect(moves).toEqual([
      {
        taskId: 'pour',
        startOn: '2026-03-09',
        endOn: '2026-03-10',
        before: { startOn: '2026-03-04', endOn: '2026-03-05' },
      },
    ])
    const late = links.map((link) => ({ ...link, lag: 9 }))
    expect(datesIn(reschedule([dig, pour, cure], late, weekdays, by('push')))).toEqual([
      'pour 2026-03-20 2026-03-23',
      'cure 2026-04-06 2026-04-07',
    ])
  })

  it('GAN-04 compacts from a day on, and names what has begun or is finished', () => {
    const begun = { ...dig, state: 'started' as const }
    const paint = task('paint', '2026-04-01', '2026-04-02', { state: 'finished' })
    const compacted = reschedule([begun, pour, cure, paint], [after('dig', 'cure')], weekdays, {
      ...by('compact', '2026-03-03'),
    })
    expect(datesIn(compacted)).toEqual(['pour 2026-03-03 2026-03-04', 'cure 2026-03-09 2026-03-10'])
    expect(compacted.stays).toEqual([
      { taskId: 'dig', because: 'begun' },
      { taskId: 'paint', because: 'finished' },
    ])
  })

  it('GAN-04 moves all that is open by as many working days as its first task', () => {
    expect(datesIn(reschedule([dig, pour, cure], [], weekdays, by('move', '2026-03-14')))).toEqual([
      'dig 2026-03-16 2026-03-20',
      'pour 2026-03-18 2026-03-19',
      'cure 2026-04-03 2026-04-06',
    ])
    expect(reschedule([{ ...dig, state: 'started' }], [], weekdays, by('move', '2026-03-14')).moves).toEqual([])
  })

  it('GAN-04 takes the baseline from the dates and the dates from the baseline, of all tasks or of some', () => {
    const planned = { ...pour, baselineStartOn: '2026-03-02', baselineEndOn: '2026-03-03' }
    const tasks = [dig, planned]
    expect(datesIn(reschedule(tasks, [], weekdays, by('baselineReset')))).toEqual([
      'dig 2026-03-02 2026-03-06',
      'pour 2026-03-04 2026-03-05',
    ])
    const some = { ...by('baselineReset'), taskIds: ['pour'] }
    expect(datesIn(reschedule(tasks, [], weekdays, some))).toEqual(['pour 2026-03-04 2026-03-05'])
    const reset = reschedule(tasks, [], weekdays, by('timeReset'))
    expect(datesIn(reset)).toEqual(['pour 2026-03-02 2026-03-03'])
    expect(reset.stays).toEqual([{ taskId: 'dig', because: 'noBaseline' }])
  })

  it('GAN-04 GAN-09 gives a task that lies wholly on days off a working day once it moves', () => {
    const off = task('off', '2026-03-07', '2026-03-08')
    expect(datesIn(reschedule([dig, off], [], weekdays, by('push')))).toEqual([])
    expect(datesIn(reschedule([dig, off], [after('dig', 'off', { lag: 1 })], weekdays, by('push')))).toEqual([
      'off 2026-03-10 2026-03-10',
    ])
  })

  it('GAN-04 GAN-09 moves what waits for a task on days off behind the working day that it then takes', () => {
    const weekend = task('off', '2026-12-05', '2026-12-06')
    const next = task('next', '2026-12-07', '2026-12-08')
    const last = task('last', '2026-12-09', '2026-12-09')
    const links = [after('off', 'next'), after('next', 'last')]
    expect(datesIn(reschedule([weekend, next, last], links, weekdays, by('move', '2026-12-14')))).toEqual([
      'off 2026-12-14 2026-12-14',
      'next 2026-12-15 2026-12-16',
      'last 2026-12-17 2026-12-17',
    ])
  })

  it('GAN-04 leaves a milestone in its day, after what ends then, and else sets it on that day', () => {
    const done = task('done', '2026-03-06', '2026-03-06', { isMilestone: true })
    expect(datesIn(reschedule([dig, done], [after('dig', 'done')], weekdays, by('push')))).toEqual([])
    expect(
      datesIn(
        reschedule(
          [dig, { ...done, startOn: '2026-03-04', endOn: '2026-03-04' }],
          [after('dig', 'done')],
          weekdays,
          by('push'),
        ),
      ),
    ).toEqual(['done 2026-03-06 2026-03-06'])
    expect(datesIn(reschedule([done], [], weekdays, by('compact', '2026-03-03')))).toEqual([
      'done 2026-03-03 2026-03-03',
    ])
  })

  it('GAN-04 names the tasks that wait for each other, and a task that would end after the last day', () => {
    const circle = [after('dig', 'pour'), after('pour', 'dig')]
    for (const wanted of [by('push'), by('compact', '2026-03-02')])
      expect(reschedule([dig, pour], circle, weekdays, wanted)).toEqual({
        moves: [],
        stays: [],
        cycle: ['dig', 'pour'],
      })
    expect(datesIn(reschedule([dig, pour], circle, weekdays, by('move', '2026-03-09')))).toHaveLength(2)
    expect(reschedule([dig], [], weekdays, by('move', '9999-12-30'))).toMatchObject({ moves: [], isTooLate: true })
  })

  it('GAN-04 finds no day for a milestone that would begin the day after the last', () => {
    const [short, done] = [task('dig', '2026-03-06', '2026-03-06'), task('done', '2026-03-09', '2026-03-09')]
    const milestone = { ...done, isMilestone: true }
    const tooLate = { moves: [], isTooLate: true }
    expect(reschedule([short, milestone], [], weekdays, by('move', '9999-12-31'))).toMatchObject(tooLate)
    const dayOff = { ...weekdays, holidays: ['9999-12-31'] }
    expect(reschedule([milestone], [], dayOff, by('compact', '9999-12-31'))).toMatchObject(tooLate)
    const ending = reschedule([short, milestone], [after('dig', 'done')], weekdays, by('compact', '9999-12-31'))
    expect(datesIn(ending)).toEqual(['dig 9999-12-31 9999-12-31', 'done 9999-12-31 9999-12-31'])
  })
})

const first = numberOfDay('2026-03-02')
const dayAfter = (days: number) => dayOfNumber(first + days)
const randomTask = fc
  .record({
    start: fc.nat(40),
    length: fc.nat(12),
    isMilestone: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
    state: fc.oneof({ weight: 6, arbitrary: fc.constant('open' as const) }, fc.constantFrom('started', 'finished')),
  })
  .map(
    ({ start, length, isMilestone, state }) =>
      (taskId: string) =>
        task(taskId, dayAfter(start), dayAfter(isMilestone ? start : start + length), { isMilestone, state }),
  )
const randomWork: fc.Arbitrary<WorkDays> = fc.record({
  week: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter((week) => week.includes(true)),
  holidays: fc.uniqueArray(fc.nat(90).map(dayAfter), { maxLength: 9 }),
})
const randomPlan = fc
  .record({ made: fc.array(randomTask, { minLength: 2, maxLength: 25 }), workDays: randomWork })
  .chain(({ made, workDays }) => {
    const tasks = made.map((make, index) => make(`task ${index}`))
    const link = fc
      .record({
        ends: fc.uniqueArray(fc.nat(tasks.length - 1), { minLength: 2, maxLength: 2 }),
        kind: fc.constantFrom(...linkKinds),
        lag: fc.integer({ min: -6, max: 8 }),
      })
      .map(({ ends, kind, lag }) => after(`task ${Math.min(...ends)}`, `task ${Math.max(...ends)}`, { kind, lag }))
    return fc.record({
      tasks: fc.constant(tasks),
      links: fc.array(link, { maxLength: 50 }),
      workDays: fc.constant(workDays),
    })
  })

const applied = (tasks: readonly RescheduledTask[], moves: readonly TaskMove[]) => {
  const byId = new Map(moves.map((move) => [move.taskId, move]))
  return tasks.map((each) => {
    const move = byId.get(each.taskId)
    return move ? { ...each, startOn: move.startOn, endOn: move.endOn } : each
  })
}
const isOpen = (tasks: readonly RescheduledTask[]) => {
  const open = new Set(tasks.flatMap(({ taskId, state }) => (state === 'open' ? taskId : [])))
  return (taskId: string) => open.has(taskId)
}
const lengthIn = ({ beginOf, endOf }: ReturnType<typeof workCalendar>, { startOn, endOn }: RescheduledTask) =>
  endOf(endOn) - beginOf(startOn)

describe('GAN-04 Every plan that is rescheduled', () => {
  it('GAN-04 leaves no open task too early, moves none earlier and changes nothing twice, where it is pushed', () => {
    fc.assert(
      fc.property(randomPlan, ({ tasks, links, workDays }) => {
        const { moves } = reschedule(tasks, links, workDays, by('push'))
        const pushed = applied(tasks, moves)
        const open = isOpen(tasks)
        expect(planConflicts(pushed, links, workDays).filter(({ dependency }) => open(dependency.taskId))).toEqual([])
        for (const { startOn, before } of moves) expect(startOn >= (before.startOn ?? '')).toBe(true)
        for (const { taskId } of moves) expect(open(taskId)).toBe(true)
        expect(reschedule(pushed, links, workDays, by('push')).moves).toEqual([])
      }),
    )
  })

  it('GAN-04 has nothing left to push and nothing to compact once it is compacted, from that day on', () => {
    fc.assert(
      fc.property(randomPlan, fc.nat(60).map(dayAfter), ({ tasks, links, workDays }, from) => {
        const { moves } = reschedule(tasks, links, workDays, by('compact', from))
        const compacted = applied(tasks, moves)
        for (const { startOn } of moves) expect(startOn >= from).toBe(true)
        expect(reschedule(compacted, links, workDays, by('compact', from)).moves).toEqual([])
        expect(reschedule(compacted, links, workDays, by('push')).moves).toEqual([])
      }),
    )
  })

  it('GAN-04 keeps how many working days each task takes', () => {
    const ways = [by('push'), by('compact', dayAfter(20)), by('move', dayAfter(33))]
    fc.assert(
      fc.property(randomPlan, fc.constantFrom(...ways), ({ tasks, links, workDays }, wanted) => {
        const { moves } = reschedule(tasks, links, workDays, wanted)
        const calendar = workCalendar(workDays, dayAfter(0))
        const lengthOf = new Map(tasks.map((each) => [each.taskId, lengthIn(calendar, each)]))
        const moved = new Set(moves.map(({ taskId }) => taskId))
        for (const each of applied(tasks, moves).filter(({ taskId }) => moved.has(taskId)))
          expect(lengthIn(calendar, each)).toBe(each.isMilestone ? 1 : Math.max(1, lengthOf.get(each.taskId) ?? 0))
      }),
    )
  })

  it('GAN-04 keeps links as they are where it is moved: nothing comes closer to what it waits for', () => {
    fc.assert(
      fc.property(randomPlan, fc.nat(80).map(dayAfter), ({ tasks, links, workDays }, target) => {
        const open = tasks.map((each) => ({ ...each, isMilestone: false, state: 'open' as const }))
        const tooClose = (plan: readonly RescheduledTask[]) =>
          new Map(planConflicts(plan, links, workDays).map(({ dependency, days }) => [dependency, days]))
        const before = tooClose(open)
        for (const [link, days] of tooClose(applied(open, reschedule(open, links, workDays, by('move', target)).moves)))
          expect(days).toBeLessThanOrEqual(before.get(link) ?? 0)
      }),
    )
  })

  it('GAN-04 comes back by moving away and back, where its tasks begin and end on working days', () => {
    fc.assert(
      fc.property(randomPlan, fc.nat(80).map(dayAfter), ({ tasks, links, workDays }, target) => {
        const calendar = workCalendar(workDays, dayAfter(0))
        const worked = tasks.map((each) => {
          const startOn = calendar.dayFrom(calendar.beginOf(each.startOn))
          const length = each.isMilestone ? 1 : Math.max(1, lengthIn(calendar, each))
          return { ...each, startOn, endOn: calendar.dayUntil(calendar.beginOf(startOn) + length) }
        })
        const open = worked.filter(({ state }) => state === 'open')
        fc.pre(open.length > 0)
        const home = open.reduce((least, { startOn }) => (startOn < least ? startOn : least), '9999-12-31')
        const moved = applied(worked, reschedule(worked, links, workDays, by('move', target)).moves)
        expect(applied(moved, reschedule(moved, links, workDays, by('move', home)).moves)).toEqual(worked)
      }),
    )
  })
})

describe('GAN-04 What follows a change', () => {
  const pushedAfter = (...taskIds: string[]): Rescheduling => ({ ...by('push'), taskIds })

  it('GAN-04 is pushed alone: what the change does not reach stays, also where it begins too early', () => {
    const wait = task('wait', '2026-03-02', '2026-03-04')
    const early = task('early', '2026-03-03', '2026-03-03')
    const links = [after('dig', 'pour'), after('wait', 'early')]
    const tasks = [dig, pour, wait, early]
    expect(datesIn(reschedule(tasks, links, weekdays, pushedAfter('dig')))).toEqual(['pour 2026-03-09 2026-03-10'])
    expect(datesIn(reschedule(tasks, links, weekdays, pushedAfter('pour')))).toEqual([])
    // The changed task itself keeps the dates that somebody gave it.
    expect(datesIn(reschedule([dig, pour], links, weekdays, pushedAfter('dig', 'pour')))).toEqual([])
  })

  it('GAN-04 waits for what has changed or made room, and for nothing that did neither', () => {
    const wait = task('wait', '2026-03-02', '2026-03-19')
    const links = [after('dig', 'pour'), after('wait', 'pour'), after('pour', 'cure', { lag: 9 })]
    expect(datesIn(reschedule([dig, pour, wait, cure], links, weekdays, pushedAfter('dig')))).toEqual([
      'pour 2026-03-09 2026-03-10',
      'cure 2026-03-24 2026-03-25',
    ])
  })

  it('GAN-04 leaves nothing too early for it in any plan, moves nothing else, and no further than pushing all', () => {
    fc.assert(
      fc.property(randomPlan, fc.array(fc.nat(30), { maxLength: 3 }), ({ tasks, links, workDays }, chosen) => {
        const taskIds = chosen.flatMap((index) => tasks[index]?.taskId ?? [])
        const { moves } = reschedule(tasks, links, workDays, pushedAfter(...taskIds))
        const pushed = applied(tasks, moves)
        const [open, sources] = [isOpen(tasks), new Set(taskIds)]
        const leading = new Set([...taskIds, ...moves.map(({ taskId }) => taskId)])
        const left = planConflicts(pushed, links, workDays).filter(
          ({ dependency: { predecessorId, taskId } }) =>
            leading.has(predecessorId) && open(taskId) && !sources.has(taskId),
        )
        expect(left).toEqual([])
        const following = followersOf(taskIds, links)
        const all = new Map(reschedule(tasks, links, workDays, by('push')).moves.map((move) => [move.taskId, move]))
        for (const { taskId, startOn } of moves) {
          expect(following.has(taskId) && open(taskId) && !sources.has(taskId)).toBe(true)
          if (taskIds.every((id) => !all.has(id))) expect(startOn <= (all.get(taskId)?.startOn ?? '')).toBe(true)
        }
        expect(reschedule(pushed, links, workDays, pushedAfter(...taskIds)).moves).toEqual([])
      }),
    )
  })
})

function followersOf(taskIds: readonly string[], links: readonly PlanDependency[]): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...taskIds]
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const { predecessorId, taskId } of links)
      if (predecessorId === id && !found.has(taskId)) {
        found.add(taskId)
        open.push(taskId)
      }
  return found
}
