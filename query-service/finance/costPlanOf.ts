import { type Feature, isClosedTo } from '@prumo/contracts/access'
import { type CostEntry, costParts } from '@prumo/contracts/analysis/costParts'
import type { CostSource, EarnedValueCurve } from '@prumo/contracts/analysis/curve'
import type { Knex } from 'knex'
import type { CurvePlan } from '../curves/curvePlan'
import { type CurveBaseline, curvePlanOf } from '../curves/curvePlanOf'
import { hoursWeighing, workWeighing } from '../curves/weighing'
import type { Asker } from '../pipeline/query'
import { refuseClosed } from '../pipeline/refuseClosed'
import type { Revision } from '../tasks/baselineRows'
import { costEntries } from './costEntries'
import { costPlaces } from './costPlaces'
import { ledgerAt } from './ledgerAt'
import { ledgerWeighing } from './ledgerWeighing'

type Question = { projectId: string; statusOn: string; source: CostSource; baselineId?: string | undefined }
/** The revision of the plan and the position of the ledger, where they are not those of now. */
type Moment = { revision: Revision; position?: number }
type CostPlan = {
  plan: CurvePlan
  baseline: CurveBaseline | null
  /** What of the ledger is for no task of the curve; nothing where the source is hours. */
  leftOut: EarnedValueCurve['leftOut'] | null
  entryIds: string[]
}

/**
 * The plan of a curve of cost, weighed by its source. It tells of tasks: who may not see any is refused. Without the
 * canvas, what is for delivery groups is for no task.
 */
export async function costPlanOf(
  db: Knex,
  question: Question,
  { actor: { organizationId }, reader, projectNow }: Asker,
  { revision, position }: Moment = { revision: null },
): Promise<CostPlan> {
  const isClosed = (feature: Feature) => isClosedTo(reader, feature, projectNow)
  refuseClosed(['tasks'], isClosed)
  const of = { organizationId, projectId: question.projectId }
  if (question.source === 'hours') {
    const found = await curvePlanOf(db, of, question, hoursWeighing, revision)
    return { ...found, leftOut: null, entryIds: [] }
  }
  const { plan, baseline } = await curvePlanOf(db, of, question, workWeighing(undefined), revision)
  const entries = await costEntries(db, ledgerAt(db, of, position))
  const places = await costPlaces(db, plan, isClosed('canvas'))
  const { leftOut, ...parts } = costParts(entries, places, question.statusOn)
  return { plan: { ...plan, weighing: ledgerWeighing(db, parts) }, baseline, leftOut, entryIds: idsOf(entries) }
}

const idsOf = (entries: readonly CostEntry[]) => entries.map(({ entryId }) => entryId)
