import { HttpProblem } from '@prumo/platform/errors'
import type { Query } from '../pipeline/query'

export const workCurveChanges: Query<'workCurveChanges'> = () =>
  Promise.reject(new HttpProblem(503, 'readModels.behind'))
