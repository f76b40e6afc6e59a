import { type ProjectRole, roleIn, type User } from '@prumo/contracts/access'
import type { ProjectSummary } from '@prumo/contracts/projects/queries'
import { shareDone } from '@prumo/contracts/tasks/wbsSums'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import type { KeptChanges } from '../reading/changedFieldsOf'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { textOrder } from '../reading/textOrder'
import { finished } from '../tasks/narrowedTasks'
import { progress } from '../tasks/progressOf'

type Row = Omit<ProjectSummary, 'ownerName' | 'managerNames' | 'role' | 'progress'> & {
  organizationId: string
  roles: Record<string, ProjectRole[]>
  description: string
  changedFields: KeptChanges
  progressSum: number
}

/** The projects that `narrow` leaves, with the progress of their tasks; favourites of this person first. */
export async function projectRows(db: Knex, actor: User, narrow: (query: Knex.QueryBuilder) => void): Promise<Row[]> {
  const counted = db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where('t.organization_id', actor.organizationId)
    .groupBy('t.project_id')
    .select('t.project_id')
    .select(db.raw('count(*)::int as "taskCount"'))
    .select(db.raw(`count(*) filter (where ${finished})::int as "doneCount"`))
    .select(db.raw(`sum(${progress})::int as "progressSum"`))
  return db('projects_projects as p')
    .leftJoin('projects_favorites as f', (on) =>
      on.on('f.project_id', 'p.project_id').andOnVal('f.user_id', actor.userId),
    )
    .leftJoin('partners_partners as r', (on) =>
      on.on('r.partner_id', 'p.customer_id').andOn('r.organization_id', 'p.organization_id'),
    )
    .leftJoin(counted.as('c'), 'c.project_id', 'p.project_id')
    .modify(narrow)
    .select(
      columnsOf(
        'p',
        'projectId',
        'organizationId',
        'pitch',
        'internalCode',
        'customerName',
        'customerId',
        'portfolioName',
        'tags',
        'currency',
        'status',
        'createdAt',
        'ownerId',
        'roles',
        'description',
        'changedFields',
        'copy',
      ),
      db.raw('f.favorite_id is not null as favorite'),
      db.raw('coalesce(r.name, p.customer_name) as customer, r.deleted_at is not null as "customerGone"'),
      db.raw(
        'coalesce(c."taskCount", 0) as "taskCount", coalesce(c."doneCount", 0) as "doneCount", coalesce(c."progressSum", 0) as "progressSum"',
      ),
    )
    .orderByRaw(`f.favorite_id is null, ${textOrder('p.pitch')}, p.project_id`)
}

export async function summariesOf(db: Knex, asker: Asker, rows: readonly Row[]): Promise<ProjectSummary[]> {
  const managersOf = ({ roles }: Row) => Object.keys(roles).filter((userId) => roles[userId]?.includes('manager'))
  const names = await peopleNames(
    db,
    asker,
    rows.flatMap((row) => [row.ownerId, ...managersOf(row)]),
  )
  return rows.map((row) => ({
    ...row,
    ownerName: names.get(row.ownerId) ?? '',
    // Whoever was erased manages nothing.
    managerNames: [row.ownerId, ...managersOf(row)].flatMap((userId) => names.get(userId) ?? []),
    role: roleIn(asker.actor, row),
    progress: progressOf(row),
  }))
}

/** Of all its tasks, each as much as any other. */
function progressOf({ taskCount, progressSum }: Row): number {
  const byCount = { weight: taskCount, done: progressSum }
  return shareDone(byCount, byCount) ?? 0
}
