import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import { zonesIn } from '../reading/zonesIn'
import { baselineRows, type OfProject, type Revision } from '../tasks/baselineRows'
import { calendarAt } from '../tasks/calendarAt'
import type { CurvePlan } from './curvePlan'
import { knownFrom } from './knownFrom'
import type { Weighing } from './weighing'

type Question = { statusOn: string; baselineId?: string | undefined }
export type CurveBaseline = { baselineId: string; name: string; asOfOn: string; revision: number }

/** The plan that a curve asks about, at a revision, and its baseline. A baseline that is not there is 404. */
export async function curvePlanOf(
  db: Knex,
  of: OfProject,
  { statusOn, baselineId }: Question,
  weighing: Weighing,
  revision: Revision = null,
): Promise<{ plan: CurvePlan; baseline: CurveBaseline | null }> {
  const baseline = baselineId === undefined ? null : await baselineOf(db, of, baselineId)
  const ofPlan = await calendarAt(db, of, revision)
  const ofBaseline = baseline ? await calendarAt(db, of, baseline.revision) : ofPlan
  return {
    baseline,
    plan: {
      ...of,
      revision,
      baseline,
      workDays: { baseline: ofBaseline.workDays, plan: ofPlan.workDays },
      weighing,
      zones: await zonesIn(db, of.organizationId),
      knownFrom: await knownFrom(db, of, statusOn),
    },
  }
}

async function baselineOf(db: Knex, of: OfProject, baselineId: string): Promise<CurveBaseline> {
  const found: CurveBaseline | undefined = await baselineRows(db, of)
    .where('b.baseline_id', baselineId)
    .first(columnsOf('b', 'baselineId', 'name', 'asOfOn', 'revision'))
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  return found
}
