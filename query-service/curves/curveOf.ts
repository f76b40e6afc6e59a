import type { CurveStep, EarnedValueCurve, MissingReason } from '@prumo/contracts/analysis/curve'
import { type CurveFacts, workCurve } from '@prumo/contracts/analysis/workCurve'
import type { CurvePlan } from './curvePlan'
import type { CurveBaseline } from './curvePlanOf'
import type { CurveRows } from './curveRows'
import { curveCalendar } from './workingPlace'

type Status = { statusOn: string; by: CurveStep }
type Drawn = Omit<EarnedValueCurve, 'revisions' | 'zone' | 'formulas' | 'hash'>

/** The curve that the rows of a plan draw. */
export function curveOf(
  { statusOn, by }: Status,
  { plan, baseline }: { plan: CurvePlan; baseline: CurveBaseline | null },
  rows: CurveRows,
): Drawn {
  const { planned, earned, planEndOn, counted, total, leftOut } = rows
  const { knownFrom } = plan
  const calendar = curveCalendar(plan.workDays.baseline)
  const facts = { statusOn, by, calendar, planned, earned, planEndOn, knownFrom }
  return {
    statusOn,
    baseline: baseline && { baselineId: baseline.baselineId, name: baseline.name, asOfOn: baseline.asOfOn },
    knownFrom,
    ...workCurve({ ...facts, actual: actualOf(statusOn, rows) }),
    coverage: { counted, total },
    leftOut,
  }
}

function actualOf(statusOn: string, { actual, hasUnitOfActual }: CurveRows): CurveFacts['actual'] | MissingReason {
  if (!hasUnitOfActual) return 'otherUnits'
  return actual.some(({ on }) => on <= statusOn) ? actual : 'noActuals'
}
