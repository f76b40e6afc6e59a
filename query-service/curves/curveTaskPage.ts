import type { CurveTask, LeftOutReason, WorkUnit } from '@prumo/contracts/analysis/curve'
import { id } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import { cursorOf, placeIn } from '../reading/cursor'
import type { CurvePlan } from './curvePlan'
import { curveStatement } from './curveStatement'
import { curveTaskRows } from './curveTaskRows'

type Wanted = { statusOn: string; because?: LeftOutReason | undefined; after?: string | undefined; limit: number }
type Row = CurveTask & { distance: number; unit: WorkUnit }

const place = z.tuple([z.number(), id])

/** A page of the tasks of a curve, those furthest from their plan first; or of those left out for a reason. */
export async function curveTaskPage(db: Knex, plan: CurvePlan, { statusOn, because, after, limit }: Wanted) {
  const start = placeIn(after, place)
  const rows = await curveStatement<Row>(
    db,
    plan,
    `select ${columns} from (select *, abs(earned - planned) as distance from (:tasks) t) t
    where ${because ? 'because = :because' : 'because is null'}
      ${start ? 'and (-distance, task_id) > (-cast(:distance as float8), cast(:taskId as uuid))' : ''}
    order by -distance, task_id limit :limit`,
    {
      tasks: curveTaskRows(db, plan, statusOn),
      limit: limit + 1,
      ...(because && { because }),
      ...(start && { distance: start[0], taskId: start[1] }),
    },
  )
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    unit: rows[0]?.unit,
    items: page.map(({ distance: _, unit: __, ...task }) => task),
    next: end ? cursorOf([end.distance, end.taskId]) : null,
  }
}

const columns = `task_id as "taskId", title, unit, weight::float8 as weight, planned_start_on as "baselineStartOn",
  planned_end_on as "baselineEndOn", planned, earned, actual, progress, reported_on as "reportedOn",
  because as "leftOut", distance`
