import { describe, expect, it } from 'vitest'
import { earnedSchedule } from './earnedSchedule'
import { earnedValue } from './earnedValue'
import { lacking, valued } from './figures'
import { plannedCurve } from './plannedCurve'

const half = { budget: 100, planned: 40, earned: 20, actual: valued(10) }

describe('The indicators of earned value', () => {
  it('KAN-05 follow their formulas', () => {
    expect(earnedValue(half)).toMatchObject({
      percentPlanned: valued(40),
      percentComplete: valued(20),
      scheduleVariance: valued(-20),
      costVariance: valued(10),
      schedulePerformanceIndex: valued(0.5),
      costPerformanceIndex: valued(2),
      estimateAtCompletion: valued(50),
      estimateAtCompletionAtypical: valued(90),
      estimateAtCompletionCombined: valued(90),
      estimateToComplete: valued(40),
      varianceAtCompletion: valued(50),
      toCompletePerformanceIndex: valued(80 / 90),
      toCompletePerformanceIndexEstimate: valued(2),
    })
  })

  it.each([
    ['nothing is planned at all', { budget: 0, planned: 0, earned: 0 }, 'schedulePerformanceIndex', 'nothingPlanned'],
    ['nothing is planned yet', { planned: 0 }, 'schedulePerformanceIndex', 'notBegun'],
    ['nothing was spent', { actual: valued(0) }, 'costPerformanceIndex', 'nothingSpent'],
    ['nothing is earned', { earned: 0 }, 'estimateAtCompletion', 'nothingEarned'],
    ['nothing is earned', { earned: 0 }, 'estimateAtCompletionCombined', 'nothingEarned'],
    ['units differ', { actual: lacking('otherUnits') }, 'toCompletePerformanceIndex', 'otherUnits'],
    ['nobody said what it took', { actual: lacking('noActuals') }, 'costVariance', 'noActuals'],
    ['more was spent than there is', { actual: valued(101) }, 'toCompletePerformanceIndex', 'overspent'],
    ['all is done', { earned: 100 }, 'toCompletePerformanceIndexEstimate', 'finished'],
  ] as const)('have none where %s, and say why', (_, changes, name, missing) => {
    expect(earnedValue({ ...half, ...changes })[name]).toEqual({ missing })
  })
})

describe('Earned schedule', () => {
  const curve = plannedCurve([
    { begin: 10, end: 12, weight: 20 },
    { begin: 12, end: 16, weight: 80 },
    { begin: 16, end: 30, weight: 0 },
  ])
  const at = (earned: number, actualTime: number, costIndex = 1) =>
    earnedSchedule(curve, { earned, actualTime, costIndex: valued(costIndex) })

  it('KAN-05 lies within a period, and ends where all is planned for the first time', () => {
    expect(at(0, 1).earnedSchedule).toEqual(valued(0))
    expect(at(5, 1).earnedSchedule).toEqual(valued(0.5))
    expect(at(30, 4)).toMatchObject({
      plannedDuration: valued(6),
      earnedSchedule: valued(2.5),
      scheduleVarianceTime: valued(-1.5),
      schedulePerformanceIndexTime: valued(0.625),
      independentEstimateAtCompletionTimePlanned: valued(7.5),
      toSchedulePerformanceIndex: valued(1.75),
    })
    expect(at(100, 9)).toMatchObject({
      earnedSchedule: valued(6),
      independentEstimateAtCompletionTime: valued(9),
      toSchedulePerformanceIndex: lacking('finished'),
    })
  })

  it('estimates nothing before anything began or was earned', () => {
    expect(at(5, 0).schedulePerformanceIndexTime).toEqual(lacking('notBegun'))
    expect(at(0, 3).independentEstimateAtCompletionTime).toEqual(lacking('nothingEarned'))
    expect(at(30, 6).toSchedulePerformanceIndex).toEqual(lacking('overspent'))
    const none = earnedSchedule(null, { earned: 0, actualTime: 0, costIndex: lacking('noActuals') })
    expect(none.plannedDuration).toEqual(lacking('nothingPlanned'))
  })
})
