import { type Measure, measure } from '../measure'

const count = { unit: 'count', source: 'house', right: 'tasks', direction: null, drill: 'tasks' } as const

/** What the tasks of a project come to on a day. */
export const projectMeasures = [
  measure({ ...count, name: 'taskCount', formula: 'n' }),
  measure({ ...count, name: 'finishedTaskCount', direction: 'more', formula: 'n (finished)' }),
  measure({
    ...count,
    name: 'openTaskCount',
    formula: 'n − n (finished)',
    of: ['taskCount', 'finishedTaskCount'],
  }),
  measure({
    ...count,
    name: 'overdueTaskCount',
    direction: 'less',
    formula: 'n (not finished, end < last working day)',
  }),
  measure({ ...count, name: 'unassignedTaskCount', direction: 'less', formula: 'n (not finished, nobody assigned)' }),
  measure({
    ...count,
    name: 'taskProgress',
    unit: 'percent',
    direction: 'more',
    formula: 'Σ progress ÷ n',
    of: ['taskCount'],
  }),
] as const satisfies readonly Measure[]
/** By which these figures are found. */
export type ProjectMeasure = (typeof projectMeasures)[number]['name']
