import type { Knex } from 'knex'
import type { CurvePlan } from './curvePlan'
import { recordedProgress } from './recordedProgress'
import { weighedTasks } from './weighedTasks'
import { curveCalendar } from './workingPlace'

/** SQL of what each task of a curve adds to it at the end of the status day; those left out add nothing. */
export function curveTaskRows(db: Knex, plan: CurvePlan, statusOn: string): Knex.Raw {
  const { spent, isOfUnit } = plan.weighing
  const calendar = curveCalendar(plan.workDays.baseline)
  return db.raw(
    `with weighed as materialized (:weighed), recorded as materialized (:recorded), until as (
      select task_id, sum(progress - progress_before) as progress,
        max(on_day) filter (where progress <> progress_before) as reported_on
      from recorded where on_day <= :statusOn::date group by task_id
    ), taken as (
      select task_id, sum(change)::float8 as actual from (:spent) s where on_day <= :statusOn::date group by task_id
    )
    select w.*, coalesce(u.progress, 0)::int as progress, u.reported_on,
      case when w.because is null then ${plannedUntil} else 0 end as planned,
      case when w.because is null then coalesce(w.weight::numeric * u.progress / 100, 0)::float8 else 0 end as earned,
      case when ${isOfUnit} and w.because is null then t.actual end as actual
    from weighed w left join until u on u.task_id = w.task_id left join taken t on t.task_id = w.task_id`,
    {
      weighed: weighedTasks(db, plan),
      recorded: recordedProgress(db, plan),
      spent: typeof spent === 'string' ? db.raw(spent) : spent,
      statusOn,
      place: calendar.endOf(statusOn),
    },
  )
}

const plannedUntil = `case when :place::int >= w.end_place then w.weight::float8
  when :place::int <= w.begin_place then 0
  else w.weight::float8 * (:place::int - w.begin_place) / (w.end_place - w.begin_place) end`
