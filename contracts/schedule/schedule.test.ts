import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTask } from '../../test/schedule/psplib'
import { openPlan, type RandomPlan, randomPlan } from '../../test/schedule/randomPlans'
import { conflictsOf } from './conflictsOf'
import { drivingChain } from './drivingChain'
import { earlyDates } from './earlyDates'
import type { Link } from './link'
import { networkOf } from './network'
import { scheduleOf } from './schedule'

const link = (from: number, to: number, kind: Link['kind'] = 'FS', lag = 0): Link => ({ from, to, kind, lag })
const schedule = ({ tasks, links }: RandomPlan) => scheduleOf(networkOf(tasks.length, links), tasks)

describe('GAN-03 Total float', () => {
  it('is how late a task may finish without moving the end: one unit more moves it by one', () => {
    fc.assert(
      fc.property(randomPlan(), fc.nat(), ({ links, ...plan }, number) => {
        const tasks = plan.tasks.map((task) => ({ ...task, deadline: null }))
        const { early, totalFloat, end } = schedule({ tasks, links })
        const late = number % tasks.length
        const delayed = { earliest: early.start[late] ?? 0, duration: tasks[late]?.duration ?? 0 }
        const endAfter = (delay: number) => {
          const longer = { ...delayed, duration: delayed.duration + delay }
          return schedule({
            tasks: tasks.map((task, index) => (index === late ? { ...task, ...longer } : task)),
            links,
          }).end
        }
        if (tasks[late]?.state === 'finished') return
        const float = totalFloat[late] ?? Number.NaN
        expect([endAfter(float), endAfter(float + 1)]).toEqual([end, end + 1])
      }),
    )
  })

  it('is negative where a deadline cannot be met, for what leads to it, too', () => {
    const tasks = [openTask(5), { ...openTask(5), deadline: 7 }, openTask(20)]
    expect([...schedule({ tasks, links: [link(0, 1)] }).totalFloat]).toEqual([-3, -3, 0])
  })

  it('does not grow by a deadline behind the end of the plan', () => {
    expect([...schedule({ tasks: [{ ...openTask(5), deadline: 30 }], links: [] }).totalFloat]).toEqual([0])
  })

  it('is none for what is finished, and counts for what has begun', () => {
    const begun = [
      { ...openTask(2), state: 'finished' as const },
      { ...openTask(2, 3), state: 'started' as const },
      openTask(9),
    ]
    expect([...schedule({ tasks: begun, links: [] }).totalFloat]).toEqual([0, 4, 0])
  })

  it.each(['SS', 'SF'] as const)('is not limited by a successor that a link of kind %s ties to the start', (kind) => {
    const plan = { tasks: [openTask(2), openTask(10)], links: [link(0, 1, kind, 1)] }
    const { totalFloat, late } = schedule(plan)
    expect([totalFloat[0], late.start[0]]).toEqual([(late.finish[1] ?? 0) - 2, kind === 'SS' ? 0 : 8])
  })

  it('of a task before such a one goes by how late that one may start', () => {
    const plan = { tasks: [openTask(3), openTask(2), openTask(10)], links: [link(0, 1), link(1, 2, 'SS')] }
    expect([...schedule(plan).totalFloat]).toEqual([0, 8, 0])
  })

  it('is limited by a successor of the start in files of before 2016', () => {
    const network = networkOf(2, [link(0, 1, 'SS', 1)])
    expect([...scheduleOf(network, [openTask(2), openTask(10)], 'boundFinish').totalFloat]).toEqual([0, 0])
  })

  it.each(['finished', 'started'] as const)('is not limited by a %s successor, nor is the free one', (state) => {
    const tasks = [openTask(5, 14), { ...openTask(16), state }, openTask(49, 14)]
    const { totalFloat, freeFloat } = schedule({ tasks, links: [link(0, 1)] })
    expect([totalFloat[0], freeFloat[0]]).toEqual([44, 44])
  })
})

describe('GAN-03 Early dates', () => {
  it('respect every link to an open task, and are no earlier than a task may start', () => {
    fc.assert(
      fc.property(openPlan, ({ tasks, links }) => {
        const network = networkOf(tasks.length, links)
        const { start, finish } = earlyDates(network, tasks)
        expect(tasks.every(({ earliest }, index) => (start[index] ?? 0) >= earliest)).toBe(true)
        const dated = tasks.map((_, index) => ({ start: start[index] ?? 0, finish: finish[index] ?? 0 }))
        expect(conflictsOf(network, dated)).toEqual([])
      }),
    )
  })

  it('are the least of all such dates: each task stands at its own earliest start or at a link', () => {
    fc.assert(
      fc.property(openPlan, ({ tasks, links }) => {
        const network = networkOf(tasks.length, links)
        const { start, finish } = earlyDates(network, tasks)
        tasks.forEach((task, index) => {
          if (start[index] === task.earliest) return
          const sooner = tasks.map((_, each) => {
            const by = each === index ? 1 : 0
            return { start: (start[each] ?? 0) - by, finish: (finish[each] ?? 0) - by }
          })
          expect(conflictsOf(network, sooner).some(({ linkIndex }) => links[linkIndex]?.to === index)).toBe(true)
        })
      }),
    )
  })

  it('of what has begun stay, whatever leads to it', () => {
    const tasks = [openTask(5), { ...openTask(2, 1), state: 'started' as const }]
    expect([...earlyDates(networkOf(2, [link(0, 1)]), tasks).start]).toEqual([0, 1])
  })

  it.each([
    ['FS', 6],
    ['SS', 1],
    ['FF', 3],
    ['SF', 0],
  ] as const)('follow a link of kind %s with its lag', (kind, start) => {
    const tasks = [openTask(5), openTask(3, -20)]
    const lag = kind === 'SF' ? 3 : 1
    expect(earlyDates(networkOf(2, [link(0, 1, kind, lag)]), tasks).start[1]).toBe(start)
  })

  it('may lie before the start of a predecessor where a link has a lead', () => {
    expect(earlyDates(networkOf(2, [link(0, 1, 'FS', -8)]), [openTask(5), openTask(1, -10)]).start[1]).toBe(-3)
  })
})

describe('GAN-03 What drives the end', () => {
  it('is a chain of links without slack from the last task back to one that its own start holds', () => {
    fc.assert(
      fc.property(randomPlan(), ({ tasks, links }) => {
        const network = networkOf(tasks.length, links)
        const result = scheduleOf(network, tasks)
        const chain = drivingChain(network, result)
        const drives = (task: number) => chain.tasks[task] === 1
        const intoDriven = links.filter((_, index) => chain.links[index] === 1)
        expect(intoDriven.every(({ from, to }) => drives(from) && drives(to))).toBe(true)
        tasks.forEach((task, index) => {
          if (!drives(index)) return
          const isDriven = intoDriven.some(({ to }) => to === index)
          expect(isDriven || result.early.start[index] === task.earliest).toBe(true)
          const leadsOn = intoDriven.some(({ from }) => from === index)
          expect(leadsOn || result.early.finish[index] === result.end).toBe(true)
        })
      }),
    )
  })

  it('leaves out a task without float whose end is held by a deadline alone', () => {
    const tasks = [openTask(9), { ...openTask(2), deadline: 2 }]
    const network = networkOf(2, [])
    const result = scheduleOf(network, tasks)
    expect([[...result.totalFloat], [...drivingChain(network, result).tasks]]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})

describe('GAN-03 A conflict', () => {
  const pair = [
    { start: 0, finish: 5 },
    { start: 2, finish: 4 },
  ]

  it('says by how much a task starts before its predecessor ends', () => {
    expect(conflictsOf(networkOf(2, [link(0, 1)]), pair)).toEqual([{ linkIndex: 0, by: 3 }])
    expect(conflictsOf(networkOf(2, [link(0, 1, 'SS', 2), link(0, 1, 'FF', -1), link(0, 1, 'SF', 4)]), pair)).toEqual(
      [],
    )
  })

  it('is none for a milestone on the day on which its predecessor ends, or its successor starts', () => {
    const milestone = { start: 4, finish: 4, latest: 5 }
    const [before, after] = [pair[0] ?? milestone, { start: 5, finish: 6 }]
    expect(conflictsOf(networkOf(3, [link(0, 1), link(1, 2)]), [before, milestone, after])).toEqual([])
    const kickOff = { start: 5, finish: 5, latest: 6 }
    expect(conflictsOf(networkOf(2, [link(0, 1)]), [kickOff, after])).toEqual([])
  })

  it('is one where a milestone stands between what ends and what starts that day', () => {
    const milestone = { start: 4, finish: 4, latest: 5 }
    const network = networkOf(3, [link(0, 1), link(1, 2)])
    const tasks = [{ start: 0, finish: 5 }, milestone, { start: 4, finish: 6 }]
    expect(conflictsOf(network, tasks)).toEqual([{ linkIndex: 1, by: 1 }])
  })
})

it('GAN-03 A plan without tasks has an end', () => {
  expect(schedule({ tasks: [], links: [] }).end).toBe(0)
})
