import { type Measure, measure } from '../measure'

const ofTasks = { source: 'house', right: 'tasks', direction: null, drill: 'tasks' } as const
const ofMoney = { ...ofTasks, unit: 'amount', right: 'finance', direction: 'less' } as const

/** What a line of the work breakdown structure says of the tasks in it; w is what its progress is weighed by. */
export const wbsMeasures = [
  measure({ ...ofTasks, name: 'wbsStart', unit: 'day', formula: 'min start' }),
  measure({ ...ofTasks, name: 'wbsEnd', unit: 'day', formula: 'max end' }),
  measure({
    ...ofTasks,
    name: 'wbsProgress',
    unit: 'percent',
    direction: 'more',
    formula: 'Σ w · progress ÷ Σ w',
  }),
  measure({ ...ofTasks, name: 'wbsEffort', unit: 'work', formula: 'Σ estimate' }),
  measure({ ...ofTasks, name: 'wbsRealizedEffort', unit: 'work', formula: 'Σ realized effort' }),
  measure({ ...ofMoney, name: 'wbsEffortCost', formula: 'Σ estimate × hour value' }),
  measure({
    ...ofMoney,
    name: 'wbsLedgerPlanned',
    drill: 'entries',
    formula: 'Σ planned outflows (not cancelled) × part of each task or group',
  }),
  measure({
    ...ofMoney,
    name: 'wbsLedgerRealized',
    drill: 'entries',
    formula: 'Σ realized outflows × part of each task or group',
  }),
] as const satisfies readonly Measure[]
