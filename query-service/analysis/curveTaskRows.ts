import type { Knex } from 'knex'
import type { CurvePlan } from './curvePlan'
import { recordedProgress } from './recordedProgress'
import { weighedTasks } from './weighedTasks'
import { curveCalendar } from './workingPlace'

/** SQL of what each task of a curve adds to it at the end of the status day; those left out add nothing. */
export function curveTaskRows(db: Knex, plan: CurvePlan, statusOn: string): Knex.Raw {
  const { minutes, when } = plan.weighing.actual
  const calendar = curveCalendar(plan.workDays.baseline)
  return db.raw(
    `with w as materialized (:weighed), recorded as materialized (:recorded), until as (
      select task_id, sum(progress - progress_before) as progress,
        max(on_day) filter (where progress <> progress_before) as reported_on,
        sum(coalesce(minutes, 0) - coalesce(minutes_before, 0)) as minutes, bool_or(minutes is not null) as is_spent
      from recorded where on_day <= :statusOn::date group by task_id
    )
    select w.*, coalesce(u.progress, 0)::int as progress, u.reported_on,
      case when w.because is null then ${plannedUntil} else 0 end as planned,
      case when w.because is null then coalesce(w.weight * u.progress / 100, 0)::float8 else 0 end as earned,
      case when ${when} and w.because is null and u.is_spent then (${minutes('u.minutes')})::float8 end as actual
    from w left join until u on u.task_id = w.task_id`,
    {
      weighed: weighedTasks(db, plan),
      recorded: recordedProgress(db, plan),
      statusOn,
      place: calendar.endOf(statusOn),
    },
  )
}

const plannedUntil = `case when :place::int >= w.end_place then w.weight::float8
  when :place::int <= w.begin_place then 0
  else w.weight::float8 * (:place::int - w.begin_place) / (w.end_place - w.begin_place) end`
