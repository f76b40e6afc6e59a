import { isClosedTo } from '@prumo/contracts/access'
import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'
import type { ComparedState } from '@prumo/contracts/tasks/comparedStates'
import { id, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { cursorOf, placeIn } from '../reading/cursor'
import { textOrder } from '../reading/textOrder'
import { heldAt, type OfProject, type Revision, revisionOf } from './baselineRows'
import { calendarAt, type PlanCalendar } from './calendarAt'
import { lastsOtherwise } from './lastsOtherwise'

const place = z.tuple([z.int(), text(1000), id])
type Side = Omit<NonNullable<ComparedTask['before']>, 'workingDays'>
type Row = {
  taskId: string
  before: Side | null
  after: Side | null
  dependsOtherwise: boolean
  slip: number
  sortedBy: string
}
type Sum = { tasks: number; endOn: string | null; estimatedMinutes: number | null; costCents: number | null }
type Compared = { page: Row[]; changed: number; late: number; added: number; removed: number; before: Sum; after: Sum }

export const baselineComparison: Query<'baselineComparison'> = async (db, input, { actor, reader, projectNow }) => {
  const { projectId, baselineId, laterBaselineId, show, after: cursor, limit } = input
  const of = { organizationId: actor.organizationId, projectId }
  const [before, after] = [await revisionOf(db, of, baselineId), await revisionOf(db, of, laterBaselineId)]
  // Whoever may not see amounts does not learn either that one of them changed.
  const amounts = !isClosedTo(reader, 'finance', projectNow)
  const calendars = { before: await calendarAt(db, of, before), after: await calendarAt(db, of, after) }
  const plans = { before: tasksAt(db, of, before), after: tasksAt(db, of, after) }
  const start = placeIn(cursor, place)
  const { rows } = await db.raw<{ rows: Compared[] }>(comparison(show, start), {
    ...plans,
    amounts,
    lastOtherwise: await lastsOtherwise(db, calendars, plans),
    limit: limit + 1,
    ...(start && { slip: start[0], sortedBy: start[1], taskId: start[2] }),
  })
  const { page, before: first, after: last, ...counts } = rows[0] as Compared
  const items = page.slice(0, limit)
  const end = page.length > limit ? items.at(-1) : undefined
  return {
    items: items.map((row) => comparedWith(calendars, row)),
    next: end ? cursorOf([end.slip, end.sortedBy, end.taskId]) : null,
    counts,
    before: first,
    after: last,
    endShift: first.endOn && last.endOn ? shift(calendars.after, 'endOf', first.endOn, last.endOn) : null,
  }
}

type Calendars = { before: PlanCalendar; after: PlanCalendar }

const shift = (calendar: PlanCalendar, edge: 'beginOf' | 'endOf', before: string, after: string): number =>
  calendar[edge](after) - calendar[edge](before)

function comparedWith(calendars: Calendars, { taskId, before, after, dependsOtherwise }: Row): ComparedTask {
  const sideOf = (side: Side | null, calendar: PlanCalendar) => side && { ...side, workingDays: daysOf(calendar, side) }
  const both = before && after && { before, after }
  return {
    taskId,
    before: sideOf(before, calendars.before),
    after: sideOf(after, calendars.after),
    startShift: both && shift(calendars.after, 'beginOf', both.before.startOn, both.after.startOn),
    endShift: both && shift(calendars.after, 'endOf', both.before.endOn, both.after.endOn),
    dependsOtherwise,
  }
}

const daysOf = (calendar: PlanCalendar, { startOn, endOn, isMilestone }: Side) =>
  isMilestone ? 0 : calendar.endOf(endOn) - calendar.beginOf(startOn)

/** The largest number that JSON keeps exactly: amounts beyond it stand at it. */
const mostCents = Number.MAX_SAFE_INTEGER
const cost = `case when v.estimated_minutes is not null and v.hour_cents is not null
  then least(round(v.estimated_minutes::numeric * v.hour_cents / 60), ${mostCents}) end`

/** The tasks of a plan at a revision, with what each costs and whether it was finished. */
const tasksAt = (db: Knex, of: OfProject, revision: Revision): Knex.QueryBuilder =>
  db
    .from(heldAt(db, 'tasks_versions', of, revision).as('v'))
    .leftJoin(heldAt(db, 'tasks_step_versions', of, revision).as('s'), 's.step_id', 'v.step_id')
    .select('v.*', db.raw(`coalesce(s.finishes, false) or v.progress = 100 as finished, ${cost} as cost_cents`))

const side = (alias: string) => `case when ${alias}.task_id is not null then jsonb_build_object(
  'title', ${alias}.title, 'startOn', ${alias}.start_on, 'endOn', ${alias}.end_on, 'deadlineOn', ${alias}.deadline_on,
  'progress', case when ${alias}.finished then 100 else ${alias}.progress end,
  'finished', ${alias}.finished, 'isMilestone', ${alias}.is_milestone, 'deliveryGroup', ${alias}.delivery_group,
  'estimatedMinutes', ${alias}.estimated_minutes, 'costCents', ${alias}.cost_cents) end`

/** A task that stands in one plan alone has no slip, and comes last. */
const noSlip = -10_000_000

const shown: Record<ComparedState, string> = { late: 'is_late', added: 'is_added', removed: 'is_removed' }

/** What nobody has said has no sum: 0 would be an amount. */
const sum = (alias: string) => `(select jsonb_build_object('tasks', count(*), 'endOn', max(end_on),
  'estimatedMinutes', sum(estimated_minutes),
  'costCents', case when count(cost_cents) > 0 then least(sum(cost_cents), ${mostCents}) end) from ${alias})`

/** Both plans side by side: a page of what differs, those that slip most first, and the whole in numbers. */
const comparison = (show: ComparedState | undefined, start: z.infer<typeof place> | undefined): string => `
  with a as materialized (:before), b as materialized (:after), differing as materialized (
    select coalesce(b.task_id, a.task_id) as task_id, ${textOrder('coalesce(b.title, a.title)')} as sorted_by,
      a.task_id is null as is_added, b.task_id is null as is_removed,
      coalesce(b.end_on > a.end_on, false) as is_late, coalesce(b.end_on - a.end_on, ${noSlip}) as slip,
      coalesce(a.dependencies <> b.dependencies, false) as depends_otherwise
    from a full join b on b.task_id = a.task_id
    where (a.title, a.start_on, a.end_on, a.is_milestone, a.deadline_on, a.delivery_group, a.estimated_minutes,
        a.dependencies) is distinct from
        (b.title, b.start_on, b.end_on, b.is_milestone, b.deadline_on, b.delivery_group, b.estimated_minutes,
        b.dependencies)
      or a.task_id = any(:lastOtherwise)
      or (:amounts and a.hour_cents is distinct from b.hour_cents)
  ), page as (
    select * from differing where ${show ? shown[show] : 'true'}
      ${start ? 'and (-slip, sorted_by, task_id) > (-cast(:slip as integer), :sortedBy, cast(:taskId as uuid))' : ''}
    order by -slip, sorted_by, task_id limit :limit
  )
  select (select coalesce(jsonb_agg(jsonb_build_object('taskId', p.task_id, 'before', ${side('a')},
      'after', ${side('b')}, 'dependsOtherwise', p.depends_otherwise, 'slip', p.slip, 'sortedBy', p.sorted_by)
      order by -p.slip, p.sorted_by, p.task_id), '[]')
      from page p left join a on a.task_id = p.task_id left join b on b.task_id = p.task_id) as page,
    count(*) filter (where not is_added and not is_removed)::int as changed,
    count(*) filter (where is_late)::int as late, count(*) filter (where is_added)::int as added,
    count(*) filter (where is_removed)::int as removed, ${sum('a')} as before, ${sum('b')} as after
  from differing`
