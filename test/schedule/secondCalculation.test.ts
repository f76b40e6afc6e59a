import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { dayOfNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { networkOf } from '@prumo/contracts/schedule/network'
import { scheduleOf } from '@prumo/contracts/schedule/schedule'
import { workAxis } from '@prumo/contracts/schedule/workAxis'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type RandomPlan, randomPlan } from './randomPlans'

const program = fileURLToPath(new URL('schedule.py', import.meta.url))
const absent = spawnSync('python3', ['--version']).status !== 0
const why = absent ? ' (skipped: no python3 here)' : ''

type Timed = RandomPlan & { week: number[]; holidays: string[]; first: string }
type Row = { start: number; lateStart: number; totalFloat: number; freeFloat: number; startOn: string; endOn: string }

const someDay = fc.integer({ min: 20_000, max: 20_400 }).map(dayOfNumber)
const timed: fc.Arbitrary<Timed> = fc
  .tuple(
    randomPlan(),
    fc.record({
      week: fc.array(fc.constantFrom(0, 1), { minLength: 7, maxLength: 7 }).filter((week) => week.includes(1)),
      holidays: fc.uniqueArray(someDay, { maxLength: 30 }),
      first: someDay,
    }),
  )
  .map(([plan, time]) => ({ ...plan, ...time }))

it.skipIf(absent)(`GAN-03 GAN-09 A second calculation of random plans comes to the same dates and floats${why}`, () => {
  const plans = fc.sample(timed, 300)
  const { stdout, stderr } = spawnSync('python3', [program], { input: JSON.stringify(plans), maxBuffer: 2 ** 28 })
  expect(stderr.toString()).toBe('')
  const second: Row[][] = JSON.parse(stdout.toString())
  expect(second).toHaveLength(plans.length)
  plans.forEach((plan, index) => {
    expect(rowsOf(plan), JSON.stringify(plan)).toEqual(second[index])
  })
})

function rowsOf({ tasks, links, week, holidays, first }: Timed): Row[] {
  const axis = workAxis({ week, holidays: new Set(holidays.map(numberOfDay)) }, numberOfDay(first))
  const { early, late, totalFloat, freeFloat } = scheduleOf(networkOf(tasks.length, links), tasks)
  const dayAt = (place: number) => dayOfNumber(axis.dayAt(place))
  return tasks.map(({ duration }, task) => {
    const start = early.start[task] ?? Number.NaN
    return {
      start,
      lateStart: late.start[task] ?? Number.NaN,
      totalFloat: totalFloat[task] ?? Number.NaN,
      freeFloat: freeFloat[task] ?? Number.NaN,
      startOn: dayAt(start),
      endOn: dayAt(start + Math.max(duration, 1) - 1),
    }
  })
}
