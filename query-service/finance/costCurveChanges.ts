import { curveChangePage } from '../curves/curveChangePage'
import { revisionOn } from '../curves/revisionOn'
import type { Query } from '../pipeline/query'
import { positionOn } from '../reading/positionOn'
import { costPlanOf } from './costPlanOf'
import { currencyOf } from './currencyOf'

export const costCurveChanges: Query<'costCurveChanges'> = async (db, question, asker) => {
  const { projectId, statusOn, source } = question
  const { organizationId } = asker.actor
  const of = { organizationId, projectId }
  const { plan: after } = await costPlanOf(db, question, asker)
  const position = source === 'ledger' ? await positionOn(db, of, statusOn, asker.at) : undefined
  const { plan: before } = await costPlanOf(db, question, asker, {
    revision: await revisionOn(db, of, statusOn),
    ...(position !== undefined && { position }),
  })
  const page = await curveChangePage(db, { before, after }, question)
  return { currency: await currencyOf(db, organizationId, projectId), ...page }
}
