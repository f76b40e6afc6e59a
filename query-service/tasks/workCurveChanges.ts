import { curveChangePage } from '../analysis/curveChangePage'
import { curvePlanOf } from '../analysis/curvePlanOf'
import { curvePlansOf } from '../analysis/curvePlansOf'
import { curveUnit } from '../analysis/curveUnit'
import { workWeighing } from '../analysis/weighing'
import type { Query } from '../pipeline/query'

export const workCurveChanges: Query<'workCurveChanges'> = async (db, question, { actor: { organizationId } }) => {
  const of = { organizationId, projectId: question.projectId }
  const { plan } = await curvePlanOf(db, of, question, workWeighing(question.unit))
  // Both sides are weighed by one unit, or nothing could be compared.
  const unit = question.unit ?? (await curveUnit(db, plan))
  const plans = await curvePlansOf(db, of, question, workWeighing(unit))
  return { ...(await curveChangePage(db, plans, question)), unit }
}
