import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import { curveChangePage } from '../curves/curveChangePage'
import { revisionOn } from '../curves/revisionOn'
import type { Query } from '../pipeline/query'
import { positionAt } from '../reading/positionAt'
import { zonesIn } from '../reading/zonesIn'
import { costPlanOf } from './costPlanOf'
import { currencyOf } from './currencyOf'

const msPerDay = 86_400_000

export const costCurveChanges: Query<'costCurveChanges'> = async (db, question, asker) => {
  const { projectId, statusOn } = question
  const { organizationId } = asker.actor
  const of = { organizationId, projectId }
  const { plan: after } = await costPlanOf(db, question, asker)
  const dayAfter = firstInstant(await zonesIn(db, organizationId), statusOn, msPerDay)
  const { plan: before } = await costPlanOf(db, question, asker, {
    revision: await revisionOn(db, of, statusOn),
    position: await positionAt(db, of, new Date(Date.parse(dayAfter) - 1).toISOString()),
  })
  const page = await curveChangePage(db, { before, after }, question)
  return { currency: await currencyOf(db, organizationId, projectId), ...page }
}
