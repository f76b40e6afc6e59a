import type { ChangedCurveTask } from '@prumo/contracts/analysis/curve'
import { id } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import { cursorOf, placeIn } from '../reading/cursor'
import type { CurvePlan } from './curvePlan'
import { curveStatement } from './curveStatement'
import { curveTaskRows } from './curveTaskRows'

type Both = { before: CurvePlan; after: CurvePlan }
type Wanted = { statusOn: string; after?: string | undefined; limit: number }
type Row = ChangedCurveTask & { extent: number; count: number }

const place = z.tuple([z.number(), id])

/** A page of the tasks whose share of a curve differs between two plans: those that change it most first. */
export async function curveChangePage(db: Knex, { before, after }: Both, { statusOn, after: cursor, limit }: Wanted) {
  const start = placeIn(cursor, place)
  const rows = await curveStatement<Row>(db, after, changes(start !== undefined), {
    before: curveTaskRows(db, before, statusOn),
    after: curveTaskRows(db, after, statusOn),
    statusOn,
    limit: limit + 1,
    ...(start && { extent: start[0], taskId: start[1] }),
  })
  const found = rows.filter(({ taskId }) => taskId !== null)
  const page = found.slice(0, limit)
  const end = found.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ extent: _, count: __, ...task }) => task),
    count: rows[0]?.count ?? 0,
    next: end ? cursorOf([end.extent, end.taskId]) : null,
  }
}

const side = (alias: string) => `case when ${alias}.task_id is not null then jsonb_build_object(
  'planned', ${alias}.planned, 'earned', ${alias}.earned, 'actual', ${alias}.actual) end`
const changed = (column: string) => `abs(coalesce(b.${column}, 0) - coalesce(a.${column}, 0))`
/** A task's share of what is planned until the status day; its days where it has a share at all. */
const share = (alias: string) => `(${alias}.planned, ${alias}.earned, ${alias}.actual,
  case when ${alias}.planned_start_on <= :statusOn::date then ${alias}.planned_start_on end,
  case when ${alias}.planned_start_on <= :statusOn::date then ${alias}.planned_end_on end)`
/** Neither planned nor earned nor spent until then: no part of the curve. */
const isPart = (alias: string) => `(${alias}.planned <> 0 or ${alias}.earned <> 0 or coalesce(${alias}.actual, 0) <> 0)`

const changes = (isFurther: boolean): string => `
  with a as materialized (select * from (:before) x where because is null),
  b as materialized (select * from (:after) x where because is null),
  differing as materialized (
    select coalesce(b.task_id, a.task_id) as task_id, coalesce(b.title, a.title) as title,
      ${side('a')} as before, ${side('b')} as after,
      greatest(${changed('planned')}, ${changed('earned')}, ${changed('actual')}) as extent
    from a full join b on b.task_id = a.task_id
    where (${isPart('a')} or ${isPart('b')}) and ${share('a')} is distinct from ${share('b')}
  ), page as (
    select * from differing
    ${isFurther ? 'where (-extent, task_id) > (-cast(:extent as float8), cast(:taskId as uuid))' : ''}
    order by -extent, task_id limit :limit
  )
  select p.task_id as "taskId", p.title, p.before, p.after, p.extent, c.count
  from (select count(*)::int as count from differing) c left join page p on true
  order by -p.extent, p.task_id`
