import type { LeftOutReason, WorkUnit } from '@prumo/contracts/analysis/curve'
import type { Knex } from 'knex'
import { actualEffort } from './actualEffort'
import type { CurvePlan } from './curvePlan'
import { recordedProgress } from './recordedProgress'
import { weighedTasks } from './weighedTasks'
import type { Weighing } from './weighing'

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
  leftOut: { because: LeftOutReason; count: number; weight: number | null }[]
  planEndOn: string | null
  /** The tasks that count, in the order of their ids. */
  taskIds: string[]
}

/** Reads a plan for a curve in one statement: what grows with tasks and versions is added up there. */
export async function curveRows(db: Knex, plan: CurvePlan): Promise<CurveRows> {
  const { actual } = plan.weighing
  const { rows } = await db.raw<{ rows: CurveRows[] }>(statement(actual), {
    weighed: weighedTasks(db, plan),
    recorded: recordedProgress(db, plan),
  })
  return rows[0] as CurveRows
}

const list = (columns: string, rows: string, order: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${columns}) order by ${order}), '[]') from (${rows}) x)`

const statement = (actual: Weighing['actual']): string => `
  with weighed as materialized (:weighed), counted as materialized (select * from weighed where because is null),
  recorded as materialized (:recorded)
  select (select min(unit) from weighed) as unit,
    ${list(
      `'begin', begin_place, 'end', end_place, 'weight', weight`,
      'select begin_place, end_place, sum(weight) as weight from counted group by 1, 2',
      'begin_place, end_place',
    )} as planned,
    ${list(`'on', on_day, 'change', change`, earned, 'on_day')} as earned,
    ${list(`'on', on_day, 'change', change`, spent(actual.minutes), 'on_day')} as actual,
    (select coalesce(bool_and(${actual.when}), true) from counted w) as "hasUnitOfActual",
    (select count(*)::int from counted) as counted,
    (select count(*)::int from weighed where not is_deleted) as total,
    ${list(
      `'because', because, 'count', tasks, 'weight', weight`,
      'select because, count(*) as tasks, sum(weight) as weight from weighed where because is not null group by because',
      'because',
    )} as "leftOut",
    (select max(end_on)::text from weighed where not is_deleted) as "planEndOn",
    (select coalesce(jsonb_agg(task_id order by task_id), '[]') from counted) as "taskIds"`

const earned = `select r.on_day, sum((r.progress - r.progress_before) * w.weight) as change
  from recorded r join counted w on w.task_id = r.task_id where r.progress <> r.progress_before group by r.on_day`

const spent = (actual: (minutes: string) => string): string =>
  `select r.on_day, sum(coalesce(${actual('r.minutes')}, 0) - coalesce(${actual('r.minutes_before')}, 0)) as change
  from (${actualEffort('recorded')}) r join counted w on w.task_id = r.task_id group by r.on_day`
