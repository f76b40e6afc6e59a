import { curveOf } from '../curves/curveOf'
import { curveRows } from '../curves/curveRows'
import { planStanding } from '../curves/planStanding'
import type { Query } from '../pipeline/query'
import { reportStanding } from '../reading/reportStanding'
import { zoneOn } from '../reading/zoneOn'
import { costPlanOf } from './costPlanOf'
import { currencyOf } from './currencyOf'
import { ledgerRevision } from './ledgerRevision'

export const costCurve: Query<'costCurve'> = async (db, question, asker) => {
  const { projectId, statusOn, baselineId = null, source, by } = question
  const of = { organizationId: asker.actor.organizationId, projectId }
  const { leftOut, entryIds, ...planned } = await costPlanOf(db, question, asker)
  const rows = await curveRows(db, planned.plan)
  const drawn = curveOf(question, planned, rows)
  const curve = { ...drawn, leftOut: leftOut ?? drawn.leftOut }
  const currency = await currencyOf(db, of.organizationId, projectId)
  const standing = {
    revisions: {
      plan: await planStanding(db, of),
      ledger: source === 'ledger' ? await ledgerRevision(db, of) : null,
    },
    zone: await zoneOn(db, of.organizationId, statusOn, asker.at),
  }
  const { baseline: _, ...figures } = curve
  const report = { projectId, statusOn, baselineId, source, by }
  const ids = { taskIds: rows.taskIds, entryIds }
  return {
    currency,
    source,
    curve: { ...curve, ...reportStanding('costCurve', report, standing, { ...figures, currency, ...ids }) },
  }
}
