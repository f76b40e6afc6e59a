import { equal } from '@prumo/platform/values/equal'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import type { PlanCalendar } from './calendarAt'

type Both<Value> = { before: Value; after: Value }
type Dated = { taskId: string; startOn: string; endOn: string }

/** The ids of tasks that keep their days between two plans, and not their working days: a holiday came, or went. */
export async function lastsOtherwise(
  db: Knex,
  { before, after }: Both<PlanCalendar>,
  plans: Both<Knex.QueryBuilder>,
): Promise<string[]> {
  if (equal(before.workDays, after.workDays)) return []
  const dated: Dated[] = await db
    .from(plans.before.clone().as('a'))
    .join(plans.after.clone().as('b'), (on) =>
      on.on('a.task_id', 'b.task_id').andOn('a.start_on', 'b.start_on').andOn('a.end_on', 'b.end_on'),
    )
    .whereRaw('not a.is_milestone and not b.is_milestone')
    .select(columnsOf('a', 'taskId', 'startOn', 'endOn'))
  return dated.filter((task) => daysIn(before, task) !== daysIn(after, task)).map(({ taskId }) => taskId)
}

const daysIn = ({ beginOf, endOf }: PlanCalendar, { startOn, endOn }: Dated) => endOf(endOn) - beginOf(startOn)
