import type { RiskMeasure } from '@prumo/contracts/canvas/measures'
import { openRisks } from '@prumo/contracts/canvas/openRisks'
import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import type { Knex } from 'knex'
import type { OfProject } from '../tasks/baselineRows'

/** What the risk cards of a project come to that are open at the end of a day: there, and not concluded by then. */
export async function riskFigures(
  db: Knex,
  { organizationId, projectId }: OfProject,
  statusOn: string,
): Promise<Record<RiskMeasure, number | null>> {
  const risks: RiskAssessment[] = await db('canvas_cards')
    .where({ organization_id: organizationId, project_id: projectId })
    .whereNull('deleted_at')
    .whereNotNull('risk')
    .where((card) => card.whereNull('concluded_on').orWhere('concluded_on', '>', statusOn))
    .pluck('risk')
  return openRisks(risks)
}
