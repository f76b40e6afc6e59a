import type { WorkUnit } from '@prumo/contracts/analysis/curve'
import { mostCents } from '@prumo/contracts/tasks/wbsSums'

/**
 * What tasks of a curve weigh and cost, in SQL over `e`: a task with `estimated_minutes`, `hour_cents`, `working_days`
 * and `is_milestone`.
 */
export type Weighing = {
  /** One value for all tasks (`each`), which both of the others may name as `c.unit`. */
  readonly unit: string
  /** `null` where nothing says it. */
  readonly weight: string
  /** Why a task that has no weight is left out; else `null`. */
  readonly lacks: string
  /** What so many minutes come to (SQL over `w`, a task that is weighed), and when that has the unit of the weight. */
  readonly actual: { readonly minutes: (minutes: string) => string; readonly when: string }
}

/** Effort where every task that can have one has it, else working days. */
const bestUnit = `select case when bool_and(e.estimated_minutes is not null) filter (where not e.is_milestone)
    and sum(e.estimated_minutes) > 0 then 'effort' else 'workingDays' end
  from each e where not e.is_deleted and e.planned_start_on is not null and e.planned_end_on is not null`

/** The weight of work: one unit for all, never mixed. */
export const workWeighing = (unit: WorkUnit | undefined): Weighing => ({
  unit: unit ? `'${unit}'::text` : `(${bestUnit})`,
  weight: `case c.unit when 'effort' then e.estimated_minutes when 'workingDays' then e.working_days else 1 end`,
  lacks: `case when c.unit = 'effort' and e.estimated_minutes is null then 'noEffort' end`,
  actual: { minutes: (minutes) => minutes, when: `w.unit = 'effort'` },
})

const costOf = (task: string, minutes: string) =>
  `least(round(${minutes}::numeric * ${task}.hour_cents / 60), ${mostCents})`

/** The weight of cost by hours: effort times the value of an hour. */
export const hoursWeighing: Weighing = {
  unit: `'hours'::text`,
  weight: costOf('e', 'e.estimated_minutes'),
  lacks: `case when e.estimated_minutes is null then 'noEffort' when e.hour_cents is null then 'noHourValue' end`,
  actual: { minutes: (minutes) => costOf('w', minutes), when: 'true' },
}
