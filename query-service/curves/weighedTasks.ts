import type { Knex } from 'knex'
import { heldAt } from '../tasks/baselineRows'
import type { CurvePlan } from './curvePlan'
import { workingPlace } from './workingPlace'

/**
 * SQL of the tasks of a curve: what each weighs, from which place until which it is planned, and why it is left out.
 * Those that were planned and are deleted by now are among them.
 */
export function weighedTasks(db: Knex, plan: CurvePlan): Knex.Raw {
  const { baseline, revision, weighing, workDays } = plan
  const place = (day: string) => workingPlace(db, workDays.baseline, day)
  const ofPlan = (day: string) => workingPlace(db, workDays.plan, day)
  const planned = baseline ? 'b.start_on as planned_start_on, b.end_on as planned_end_on' : ownDays('t')
  return db.raw(
    `with task as materialized (:task), base as materialized (:base), each as materialized (
      select ${facts('t')}, false as is_deleted, ${planned}
        from task t ${baseline ? 'left join base b on b.task_id = t.task_id' : ''}
      union all
      select ${facts('b')}, true, ${baseline ? 'b.start_on, b.end_on' : ownDays('b')}
        from base b where not exists (select 1 from task t where t.task_id = b.task_id)
    ), unit as materialized (select ${weighing.unit} as unit), placed as (
      select e.*, :beginPlace as begin_place, :endPlace as end_place,
        case when e.is_milestone then 0 else :untilPlace - :fromPlace end as working_days
      from each e
    ), weighed as (
      select e.*, c.unit, ${weighing.weight} as weight, ${weighing.lacks} as lacks
      from placed e cross join unit c ${weighing.join ? ':join' : ''}
    )
    select task_id, title, delivery_group, unit, weight, hour_cents, end_on, is_deleted, planned_start_on, planned_end_on,
      begin_place, greatest(end_place, begin_place + 1) as end_place,
      case when is_deleted then 'deleted'
        when planned_start_on is null or planned_end_on is null then 'noBaseline'
        when is_milestone and ${weighing.isWeightless} then 'milestone'
        else lacks end as because
    from weighed`,
    {
      task: heldAt(db, 'tasks_versions', plan, revision).select(readColumns),
      base: (baseline ? heldAt(db, 'tasks_versions', plan, baseline.revision) : deletedTasks(db, plan)).select(
        readColumns,
      ),
      beginPlace: place('e.planned_start_on'),
      endPlace: place('(e.planned_end_on + 1)'),
      untilPlace: ofPlan('(e.end_on + 1)'),
      fromPlace: ofPlan('e.start_on'),
      ...(weighing.join && { join: weighing.join }),
    },
  )
}

const factColumns = [
  'task_id',
  'title',
  'start_on',
  'end_on',
  'is_milestone',
  'estimated_minutes',
  'hour_cents',
  'delivery_group',
]
const readColumns = [...factColumns, 'baseline_start_on', 'baseline_end_on']

const facts = (alias: string) => factColumns.map((column) => `${alias}.${column}`).join(', ')

const ownDays = (alias: string) =>
  `${alias}.baseline_start_on as planned_start_on, ${alias}.baseline_end_on as planned_end_on`

/** The last versions of tasks that are no more, and had a baseline. */
const deletedTasks = (db: Knex, { organizationId, projectId, revision }: CurvePlan): Knex.QueryBuilder => {
  const last = db('tasks_versions as d')
    .where({ 'd.organization_id': organizationId, 'd.scope_id': projectId })
    .whereNotNull('d.to_revision')
    .whereRaw('not exists (select 1 from task t where t.task_id = d.task_id)')
    .distinctOn('d.task_id')
    .orderBy([{ column: 'd.task_id' }, { column: 'd.from_revision', order: 'desc' }])
    .select(readColumns.map((column) => `d.${column}`))
  if (revision !== null) last.where('d.to_revision', '<=', revision)
  return db.from(last.as('l')).whereNotNull('l.baseline_start_on').whereNotNull('l.baseline_end_on')
}
