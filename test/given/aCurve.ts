import type { EarnedValueCurve } from '@prumo/contracts/analysis/curve'

/** A curve that is a week behind: four weeks of 40 hours each, read at the end of the third. */
export const aCurve: EarnedValueCurve = {
  statusOn: '2026-03-20',
  by: 'week',
  knownFrom: null,
  baseline: { baselineId: 'b1', name: 'Contrato', asOfOn: '2026-03-01' },
  points: [
    { on: '2026-03-06', planned: 2400, earned: 1200, actual: 1500, trend: null },
    { on: '2026-03-13', planned: 4800, earned: 3000, actual: 3600, trend: null },
    { on: '2026-03-20', planned: 7200, earned: 4800, actual: 6000, trend: 4800 },
    { on: '2026-03-27', planned: 9600, earned: null, actual: null, trend: 6400 },
    { on: '2026-04-10', planned: 9600, earned: null, actual: null, trend: 9600 },
  ],
  figures: {
    budgetAtCompletion: 9600,
    plannedValue: 7200,
    earnedValue: 4800,
    actualCost: 6000,
    scheduleVariance: -2400,
    costVariance: -1200,
    schedulePerformanceIndex: 2 / 3,
    scheduleVarianceTime: -5,
    toCompletePerformanceIndex: null,
  },
  missing: { toCompletePerformanceIndex: 'overspent' },
  ends: { baselineEndOn: '2026-03-27', expectedEndOn: '2026-04-10', planEndOn: '2026-04-03', finishedOn: null },
  coverage: { counted: 4, total: 6 },
  leftOut: [{ because: 'noBaseline', count: 2, weight: null, actual: null }],
  revisions: { plan: 12, ledger: null },
  zone: 'America/Sao_Paulo',
  formulas: 1,
  hash: 'a'.repeat(64),
}
