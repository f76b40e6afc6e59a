import type { PlanReversals } from './reversals'

/** How a baseline that was saved or removed is taken back: with the revision that it had, whatever came since. */
export const reverseBaselines: PlanReversals<'BaselineSaved' | 'BaselineRemoved'> = {
  BaselineSaved: ({ projectId, baselineId }, plan) =>
    plan.baselines.has(baselineId)
      ? [{ command: { type: 'RemoveBaseline', data: { projectId, baselineId } }, as: 'RemoveBaseline' }]
      : [],

  BaselineRemoved: ({ projectId, baselineId, before }, plan) =>
    plan.baselines.has(baselineId)
      ? []
      : [{ command: { type: 'PutBaselineBack', data: { projectId, baselineId, ...before } }, as: 'SaveBaseline' }],
}
