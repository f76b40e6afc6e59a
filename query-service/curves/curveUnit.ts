import type { WorkUnit } from '@prumo/contracts/analysis/curve'
import type { Knex } from 'knex'
import type { CurvePlan } from './curvePlan'
import { weighedTasks } from './weighedTasks'

/** The unit by which the tasks of a plan are weighed. */
export async function curveUnit(db: Knex, plan: CurvePlan): Promise<WorkUnit> {
  const { rows } = await db.raw<{ rows: { unit: WorkUnit | null }[] }>('select min(unit) as unit from (:weighed) w', {
    weighed: weighedTasks(db, plan),
  })
  return rows[0]?.unit ?? 'workingDays'
}
