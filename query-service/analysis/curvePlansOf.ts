import type { Knex } from 'knex'
import { dayOf } from '../reading/dayOf'
import type { OfProject } from '../tasks/baselineRows'
import type { CurvePlan } from './curvePlan'
import { curvePlanOf } from './curvePlanOf'
import { planStanding } from './planStanding'
import type { Weighing } from './weighing'

type Question = { statusOn: string; baselineId?: string | undefined }

/** The plan of a curve as it stood at the end of the status day, and as it stands. */
export async function curvePlansOf(
  db: Knex,
  of: OfProject,
  question: Question,
  weighing: Weighing,
): Promise<{ before: CurvePlan; after: CurvePlan }> {
  const { plan: after } = await curvePlanOf(db, of, question, weighing)
  const revision = await planStanding(db, of, (at) =>
    db.raw('? <= ?::date', [dayOf(db, of.organizationId, at), question.statusOn]),
  )
  const { plan: before } = await curvePlanOf(db, of, question, weighing, revision)
  return { before, after }
}
