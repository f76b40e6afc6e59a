import { readFileSync } from 'node:fs'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'

const reference = sharedData('evm_revamp_checkin/expected_per_period.csv')
const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const { founder, project } = await world({}, clock)
const ana = await founder()

const day = 24 * 60
/** Thousandths of what the reference counts are minutes here. */
const inMinutes = (value: number) => Math.round(value * 1000)

type Reference = Map<string, number[]>
const rowsOf = (): Reference =>
  new Map(
    (parse(readFileSync(reference.path, 'utf8'), { relax_column_count: true }) as string[][]).map(
      ([name = '', ...values]) => [name, values.map(Number)],
    ),
  )
const rowOf = (rows: Reference, name: string): number[] => {
  const found = [...rows].find(([each]) => each.includes(name))
  if (!found) throw new Error(`The reference has no ${name}.`)
  return found[1]
}

/** The days that the periods of the reference stand for: somebody works on each. */
const days = Array.from({ length: 13 }, (_, period) => `2026-03-${String(period + 2).padStart(2, '0')}`)

type Piece = { taskId: string; minutes: number; plannedIn: number; earnedIn: number }

/** All work in pieces, each planned within one period and done within one. */
function piecesOf(planned: readonly number[], earned: readonly number[]): Piece[] {
  const cuts = [...new Set([0, ...planned, ...earned])].sort((first, second) => first - second)
  return cuts.slice(1).map((end, index) => ({
    taskId: fresh(),
    minutes: end - (cuts[index] ?? 0),
    plannedIn: planned.findIndex((value) => value >= end),
    earnedIn: earned.findIndex((value) => value >= end),
  }))
}

describe('A project that is late, as its reference has it', () => {
  it('KAN-05 has the indicators of the reference at the end of each period, and still has them later', async ({
    skip,
  }) => {
    skip(reference.absent, reference.reason)
    const rows = rowsOf()
    const [planned, earned, actual] = ['PV', 'EV', 'AC'].map((name) => (rows.get(name) ?? []).map(inMinutes)) as [
      number[],
      number[],
      number[],
    ]
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    await ana.act('SetWorkTime', { projectId, ...defaultWorkWeek, saturdayMinutes: 480, sundayMinutes: 480 })
    const pieces = piecesOf(planned, earned)
    for (const { taskId, minutes, plannedIn } of pieces) {
      const on = days[plannedIn] ?? ''
      const dates = { startOn: on, endOn: on, baselineStartOn: on, baselineEndOn: on }
      await ana.act('AddTask', { projectId, stepId, taskId, title: taskId, estimatedMinutes: minutes, ...dates })
    }
    const spender = pieces[0]?.taskId ?? ''
    const reported: { asOf: string; hash: string }[] = []
    for (const [period, on] of days.entries()) {
      for (const { taskId, earnedIn } of pieces)
        if (earnedIn === period) await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
      await ana.act('ChangeTask', { projectId, taskId: spender, realizedMinutes: actual[period] ?? 0 })
      const { figures, hash } = await ana.ask('workCurve', { projectId, statusOn: on })
      reported.push({ asOf: now(), hash })
      const expected = {
        plannedValue: planned[period],
        earnedValue: earned[period],
        actualCost: actual[period],
        scheduleVariance: inMinutes(rowOf(rows, 'SV=')[period] ?? 0),
        costVariance: inMinutes(rowOf(rows, 'CV=')[period] ?? 0),
        schedulePerformanceIndex: rowOf(rows, 'SPI=EV/PV')[period],
        costPerformanceIndex: rowOf(rows, 'CPI=EV/AC')[period],
        earnedSchedule: rowOf(rows, 'ES = t+')[period],
        schedulePerformanceIndexTime: rowOf(rows, 'SPI(t)=ES/AT')[period],
        independentEstimateAtCompletionTimePlanned: rowOf(rows, 'EAC(t)ES = AD+(PD-ES)/PF|PF=1')[period],
        independentEstimateAtCompletionTime: rowOf(rows, 'EAC(t)ES = AD+(PD-ES)/PF|PF=SPI(t)')[period],
        independentEstimateAtCompletionTimeCombined: rowOf(rows, 'EAC(t)ES = AD+(PD-ES)/PF|PF=SCI(t)')[period],
      }
      for (const [name, value = Number.NaN] of Object.entries(expected))
        expect(figures[name], `${name} of period ${period + 1}`).toBeCloseTo(value, 9)
      pass(day)
      await ana.signIn()
    }
    // What is said later does not change what was reported.
    for (const { taskId, minutes } of pieces)
      await ana.act('ChangeTask', { projectId, taskId, title: `De novo ${taskId}`, estimatedMinutes: minutes * 2 })
    for (const [period, { asOf, hash }] of reported.entries()) {
      const statusOn = days[period] ?? ''
      expect((await ana.ask('workCurve', { projectId, statusOn, asOf } as never)).hash).toBe(hash)
    }
    for (const { taskId, minutes } of pieces)
      await ana.act('ChangeTask', { projectId, taskId, estimatedMinutes: minutes })
    const { ends, points } = await ana.ask('workCurve', { projectId, statusOn: '2026-04-10', by: 'day' })
    expect(ends).toMatchObject({ baselineEndOn: '2026-03-10', finishedOn: '2026-03-14', expectedEndOn: '2026-03-14' })
    expect(points.at(-1)).toMatchObject({ on: '2026-04-10', planned: 360_738, earned: 360_738 })
  })
})
