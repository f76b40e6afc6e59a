import type { LeftOutReason, WorkUnit } from '@prumo/contracts/analysis/curve'
import type { Knex } from 'knex'
import type { CurvePlan } from './curvePlan'
import { curveStatement } from './curveStatement'
import { recordedProgress } from './recordedProgress'
import { weighedTasks } from './weighedTasks'

type Change = { on: string; change: number }

/** What a plan says of a curve, added up. */
export type CurveRows = {
  unit: WorkUnit | null
  planned: { begin: number; end: number; weight: number }[]
  /** In hundredths. */
  earned: Change[]
  actual: Change[]
  /** Whether what tasks took has the unit of what they weigh. */
  hasUnitOfActual: boolean
  counted: number
  total: number
  leftOut: { because: LeftOutReason; count: number; weight: number | null; actual: null }[]
  planEndOn: string | null
  /** The tasks that count, in the order of their ids. */
  taskIds: string[]
}

/** Reads a plan for a curve in one statement: what grows with tasks and versions is added up there. */
export async function curveRows(db: Knex, plan: CurvePlan): Promise<CurveRows> {
  const { spent, isOfUnit } = plan.weighing
  const [rows] = await curveStatement<CurveRows>(db, plan, statement(isOfUnit), {
    weighed: weighedTasks(db, plan),
    recorded: recordedProgress(db, plan),
    spent: typeof spent === 'string' ? db.raw(spent) : spent,
  })
  return rows as CurveRows
}

const list = (columns: string, rows: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${columns}) order by ${order}), '[]') from (${rows}) x)`

const statement = (isOfUnit: string): string => `
  with weighed as materialized (:weighed), counted as materialized (select * from weighed where because is null),
  recorded as materialized (:recorded)
  select w.unit, w.total, w."planEndOn", c.counted, c."taskIds", c."hasUnitOfActual",
    ${list(
      `'begin', begin_place, 'end', end_place, 'weight', weight`,
      'select begin_place, end_place, sum(weight) as weight from counted group by 1, 2',
      'begin_place, end_place',
    )} as planned,
    ${list(`'on', on_day, 'change', change`, earned, 'on_day')} as earned,
    ${list(`'on', on_day, 'change', change`, spent, 'on_day')} as actual,
    ${list(
      `'because', because, 'count', tasks, 'weight', weight, 'actual', null`,
      'select because, count(*) as tasks, sum(weight) as weight from weighed where because is not null group by because',
      'because',
    )} as "leftOut"
  from (
    select min(unit) as unit, count(*) filter (where not is_deleted)::int as total,
      (max(end_on) filter (where not is_deleted))::text as "planEndOn"
    from weighed
  ) w, (
    select count(*)::int as counted, coalesce(bool_and(${isOfUnit}), true) as "hasUnitOfActual",
      coalesce(json_agg(task_id order by task_id), '[]') as "taskIds"
    from counted w
  ) c`

const earned = `select r.on_day, sum((r.progress - r.progress_before) * w.weight) as change
  from recorded r join counted w on w.task_id = r.task_id where r.progress <> r.progress_before group by r.on_day`

const spent = `select s.on_day, sum(s.change) as change
  from (:spent) s join counted w on w.task_id = s.task_id group by s.on_day`
