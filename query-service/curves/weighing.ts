import type { WorkUnit } from '@prumo/contracts/analysis/curve'
import { mostCents } from '@prumo/contracts/tasks/wbsSums'
import type { Knex } from 'knex'
import { actualEffort } from './actualEffort'

/**
 * What tasks of a curve weigh and take, in SQL. `e` is a task with `estimated_minutes`, `hour_cents`, `working_days`
 * and `is_milestone`; `weighed` has all of them with their weights, `recorded` is `recordedProgress`.
 */
export type Weighing = {
  /** One value for all tasks, which the others may name as `c.unit`. */
  readonly unit: string
  /** What else says a weight, joined to `e`. */
  readonly join: Knex.Raw | null
  /** `null` where nothing says it. */
  readonly weight: string
  /** Whether a milestone of that `weight` has no part in the curve. */
  readonly isWeightless: string
  /** Why a task that has no weight is left out; else `null`. */
  readonly lacks: string
  /** By how much what a task took changed on a day: rows of `task_id`, `on_day`, `change`. */
  readonly spent: Knex.Raw | string
  /** Whether that has the unit of the weight of `w`, a task of `weighed`. */
  readonly isOfUnit: string
}

const isNothing = 'coalesce(weight, 0) = 0'

/** Effort where every task that can have one has it, else working days. */
const bestUnit = `select case when bool_and(e.estimated_minutes is not null) filter (where not e.is_milestone)
    and sum(e.estimated_minutes) > 0 then 'effort' else 'workingDays' end
  from each e where not e.is_deleted and e.planned_start_on is not null and e.planned_end_on is not null`

/** The weight of work: one unit for all, never mixed. */
export const workWeighing = (unit: WorkUnit | undefined): Weighing => ({
  unit: unit ? `'${unit}'::text` : `(${bestUnit})`,
  join: null,
  weight: `case c.unit when 'effort' then e.estimated_minutes when 'workingDays' then e.working_days else 1 end`,
  isWeightless: isNothing,
  lacks: `case when c.unit = 'effort' and e.estimated_minutes is null then 'noEffort' end`,
  spent: `select task_id, on_day, coalesce(minutes, 0) - coalesce(minutes_before, 0) as change
    from (${actualEffort('recorded')}) a`,
  isOfUnit: `w.unit = 'effort'`,
})

/** Of nothing `least` would make the most. */
const costOf = (minutes: string, hourCents: string): string => `case when ${minutes} is not null
  and ${hourCents} is not null then least(round(${minutes}::numeric * ${hourCents} / 60), ${mostCents}) end`
const spentBy = (minutes: string): string => `coalesce(${costOf(minutes, 'w.hour_cents')}, 0)`

/** The weight of cost by hours: effort times the value of an hour. */
export const hoursWeighing: Weighing = {
  unit: `'hours'::text`,
  join: null,
  weight: costOf('e.estimated_minutes', 'e.hour_cents'),
  isWeightless: isNothing,
  lacks: `case when e.estimated_minutes is null then 'noEffort' when e.hour_cents is null then 'noHourValue' end`,
  spent: `select a.task_id, a.on_day, ${spentBy('a.minutes')} - ${spentBy('a.minutes_before')} as change
    from (${actualEffort('recorded')}) a join weighed w on w.task_id = a.task_id`,
  isOfUnit: 'true',
}
