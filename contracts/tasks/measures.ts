import { measure } from '../measure'

/** What every measure of the curve of work has in common; cost is weighed in cents instead. */
const value = { unit: 'work', source: 'pmiEvm', right: 'tasks', drill: 'tasks' } as const
const index = { ...value, unit: 'ratio', drill: 'inputs', direction: 'more' } as const
const forecast = { ...value, drill: 'inputs', direction: 'less' } as const
const time = { unit: 'workingDays', source: 'lipkeEs', right: 'tasks', drill: 'inputs' } as const

/** Earned value (PMI, Practice Standard for Earned Value Management; ISO 21508). */
const ofValue = [
  measure({ ...value, name: 'budgetAtCompletion', formula: 'BAC = Σ w', direction: null }),
  measure({
    ...value,
    name: 'plannedValue',
    formula: 'PV = Σ w · p(T)',
    direction: null,
    of: ['budgetAtCompletion'],
  }),
  measure({
    ...value,
    name: 'earnedValue',
    formula: 'EV = Σ w · progress(T)',
    direction: 'more',
    of: ['budgetAtCompletion'],
  }),
  measure({ ...value, name: 'actualCost', formula: 'AC = Σ a(T)', direction: null }),
  measure({
    ...value,
    unit: 'percent',
    name: 'percentPlanned',
    formula: 'PV / BAC',
    direction: null,
    of: ['plannedValue', 'budgetAtCompletion'],
  }),
  measure({
    ...value,
    unit: 'percent',
    name: 'percentComplete',
    formula: 'EV / BAC',
    direction: 'more',
    of: ['earnedValue', 'budgetAtCompletion'],
  }),
  measure({
    ...value,
    name: 'scheduleVariance',
    formula: 'SV = EV − PV',
    direction: 'more',
    of: ['earnedValue', 'plannedValue'],
  }),
  measure({
    ...value,
    name: 'costVariance',
    formula: 'CV = EV − AC',
    direction: 'more',
    of: ['earnedValue', 'actualCost'],
  }),
  measure({
    ...index,
    name: 'schedulePerformanceIndex',
    formula: 'SPI = EV / PV',
    of: ['earnedValue', 'plannedValue'],
  }),
  measure({
    ...index,
    name: 'costPerformanceIndex',
    formula: 'CPI = EV / AC',
    of: ['earnedValue', 'actualCost'],
  }),
  measure({
    ...forecast,
    name: 'estimateAtCompletion',
    formula: 'EAC = BAC / CPI',
    of: ['budgetAtCompletion', 'costPerformanceIndex'],
  }),
  measure({
    ...forecast,
    name: 'estimateAtCompletionAtypical',
    formula: 'EAC = AC + BAC − EV',
    of: ['actualCost', 'budgetAtCompletion', 'earnedValue'],
  }),
  measure({
    ...forecast,
    name: 'estimateAtCompletionCombined',
    formula: 'EAC = AC + (BAC − EV) / (CPI · SPI)',
    of: ['actualCost', 'budgetAtCompletion', 'earnedValue', 'costPerformanceIndex', 'schedulePerformanceIndex'],
  }),
  measure({
    ...forecast,
    name: 'estimateToComplete',
    formula: 'ETC = EAC − AC',
    of: ['estimateAtCompletion', 'actualCost'],
  }),
  measure({
    ...forecast,
    name: 'varianceAtCompletion',
    formula: 'VAC = BAC − EAC',
    direction: 'more',
    of: ['budgetAtCompletion', 'estimateAtCompletion'],
  }),
  measure({
    ...index,
    name: 'toCompletePerformanceIndex',
    formula: 'TCPI = (BAC − EV) / (BAC − AC)',
    direction: 'less',
    of: ['budgetAtCompletion', 'earnedValue', 'actualCost'],
  }),
  measure({
    ...index,
    name: 'toCompletePerformanceIndexEstimate',
    formula: 'TCPI = (BAC − EV) / (EAC − AC)',
    direction: 'less',
    of: ['budgetAtCompletion', 'earnedValue', 'estimateAtCompletion', 'actualCost'],
  }),
]

/** Earned schedule (Lipke 2003), in working days of the baseline's calendar. */
const ofTime = [
  measure({ ...time, name: 'plannedDuration', formula: 'PD', direction: null }),
  measure({ ...time, name: 'actualTime', formula: 'AT', direction: null }),
  measure({
    ...time,
    name: 'earnedSchedule',
    formula: 'ES = C + (EV − PV[C]) / (PV[C+1] − PV[C])',
    direction: 'more',
    of: ['earnedValue', 'plannedValue'],
  }),
  measure({
    ...time,
    name: 'scheduleVarianceTime',
    formula: 'SV(t) = ES − AT',
    direction: 'more',
    of: ['earnedSchedule', 'actualTime'],
  }),
  measure({
    ...time,
    unit: 'ratio',
    name: 'schedulePerformanceIndexTime',
    formula: 'SPI(t) = ES / AT',
    direction: 'more',
    of: ['earnedSchedule', 'actualTime'],
  }),
  measure({
    ...time,
    name: 'independentEstimateAtCompletionTime',
    formula: 'IEAC(t) = PD / SPI(t)',
    direction: 'less',
    of: ['plannedDuration', 'schedulePerformanceIndexTime'],
  }),
  measure({
    ...time,
    name: 'independentEstimateAtCompletionTimePlanned',
    formula: 'IEAC(t) = AT + PD − ES',
    direction: 'less',
    of: ['actualTime', 'plannedDuration', 'earnedSchedule'],
  }),
  measure({
    ...time,
    name: 'independentEstimateAtCompletionTimeCombined',
    formula: 'IEAC(t) = AT + (PD − ES) / (SPI(t) · CPI)',
    direction: 'less',
    of: ['actualTime', 'plannedDuration', 'earnedSchedule', 'schedulePerformanceIndexTime', 'costPerformanceIndex'],
  }),
  measure({
    ...time,
    unit: 'ratio',
    name: 'toSchedulePerformanceIndex',
    formula: 'TSPI = (PD − ES) / (PD − AT)',
    direction: 'less',
    of: ['plannedDuration', 'earnedSchedule', 'actualTime'],
  }),
]

/** What the figures of a curve of planned against earned value count. */
export const taskMeasures = [...ofValue, ...ofTime]
