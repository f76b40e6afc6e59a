import { curveTaskPage } from '../curves/curveTaskPage'
import type { Query } from '../pipeline/query'
import { costPlanOf } from './costPlanOf'
import { currencyOf } from './currencyOf'

export const costCurveTasks: Query<'costCurveTasks'> = async (db, question, asker) => {
  const { plan } = await costPlanOf(db, question, asker)
  const { items, next } = await curveTaskPage(db, plan, question)
  return { currency: await currencyOf(db, asker.actor.organizationId, question.projectId), items, next }
}
