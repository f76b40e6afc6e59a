import { curvePlanOf } from '../curves/curvePlanOf'
import { curveTaskPage } from '../curves/curveTaskPage'
import { workWeighing } from '../curves/weighing'
import type { Query } from '../pipeline/query'

export const workCurveTasks: Query<'workCurveTasks'> = async (db, question, { actor: { organizationId } }) => {
  const of = { organizationId, projectId: question.projectId }
  const { plan } = await curvePlanOf(db, of, question, workWeighing(question.unit))
  const page = await curveTaskPage(db, plan, question)
  return { ...page, unit: page.unit ?? question.unit ?? 'workingDays' }
}
