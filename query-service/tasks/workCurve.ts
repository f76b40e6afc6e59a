import { curveOf } from '../curves/curveOf'
import { curvePlanOf } from '../curves/curvePlanOf'
import { curveRows } from '../curves/curveRows'
import { planStanding } from '../curves/planStanding'
import { workWeighing } from '../curves/weighing'
import type { Query } from '../pipeline/query'
import { reportStanding } from '../reading/reportStanding'
import { zoneOn } from '../reading/zoneOn'

export const workCurve: Query<'workCurve'> = async (db, question, { actor: { organizationId }, at }) => {
  const { projectId, statusOn, baselineId = null, unit = null, by } = question
  const of = { organizationId, projectId }
  const planned = await curvePlanOf(db, of, question, workWeighing(question.unit))
  const rows = await curveRows(db, planned.plan)
  const curve = { ...curveOf(question, planned, rows), unit: rows.unit ?? unit ?? 'workingDays' }
  const standing = {
    revisions: { plan: await planStanding(db, of), ledger: null },
    zone: await zoneOn(db, organizationId, statusOn, at),
  }
  const { baseline: _, ...figures } = curve
  return {
    ...curve,
    ...reportStanding('workCurve', { projectId, statusOn, baselineId, unit, by }, standing, {
      ...figures,
      taskIds: rows.taskIds,
    }),
  }
}
