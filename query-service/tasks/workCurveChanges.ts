import { curveChangePage } from '../curves/curveChangePage'
import { curvePlanOf } from '../curves/curvePlanOf'
import { curveUnit } from '../curves/curveUnit'
import { revisionOn } from '../curves/revisionOn'
import { workWeighing } from '../curves/weighing'
import type { Query } from '../pipeline/query'

export const workCurveChanges: Query<'workCurveChanges'> = async (db, question, { actor: { organizationId } }) => {
  const of = { organizationId, projectId: question.projectId }
  const { plan: now } = await curvePlanOf(db, of, question, workWeighing(question.unit))
  // Both sides are weighed by one unit, or nothing could be compared.
  const unit = question.unit ?? (await curveUnit(db, now))
  const weighing = workWeighing(unit)
  const revision = await revisionOn(db, of, question.statusOn)
  const { plan: then } = await curvePlanOf(db, of, question, weighing, revision)
  return { ...(await curveChangePage(db, { before: then, after: { ...now, weighing } }, question)), unit }
}
