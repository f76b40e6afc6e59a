import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { id, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { containsText } from '../reading/containsText'
import { cursorOf, placeIn } from '../reading/cursor'
import { peopleNames } from '../reading/peopleNames'
import { cardColumns } from './cardColumns'
import { checklistCounts } from './checklistCounts'

/** The expression of each order; no row lacks a value for it. */
const sorted = {
  endOn: 't.end_on::text',
  startOn: 't.start_on::text',
  title: 'lower(t.title)',
  priority: `case t.priority when 'high' then '0' when 'medium' then '1' when 'low' then '2' else '3' end`,
  progress: `lpad(t.progress::text, 3, '0')`,
} as const

const place = z.tuple([text(500), id, id])
const finished = '(s.finishes or t.progress = 100)'

export const tasks: Query<'tasks'> = async (db, input, { actor }) => {
  const { scope, projectId, search, assigneeId, state, priority, today, sort, after, limit } = input
  const by = sorted[sort]
  const narrowed = (query: Knex.QueryBuilder) => {
    query.modify(visibleTo(actor)).where('t.organization_id', actor.organizationId)
    if (scope === 'mine') query.where('t.assignee_id', actor.userId)
    if (projectId) query.where('t.project_id', projectId)
    if (assigneeId) query.where('t.assignee_id', assigneeId)
    if (priority) query.where('t.priority', priority)
    if (search) query.modify(containsText(search, 't.title'))
    if (state === 'finished') query.whereRaw(finished)
    if (state === 'open' || state === 'overdue') query.whereRaw(`not ${finished}`)
    if (state === 'overdue') query.where('t.end_on', '<', today)
  }
  const from = () =>
    db('tasks_tasks as t')
      .join('projects_projects as p', 'p.project_id', 't.project_id')
      .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
      .modify(narrowed)
  const start = placeIn(after, place)
  const page = from()
    .select(
      cardColumns,
      columnsOf('t', 'projectId', 'deliveryGroup'),
      { projectPitch: 'p.pitch', stepName: 's.name' },
      db.raw(`${finished} as finished, ${by} as "sortedBy"`),
    )
    .orderByRaw(`${by}, t.project_id, t.task_id`)
    .limit(limit + 1)
  if (start) page.whereRaw(`(${by}, t.project_id, t.task_id) > (?, ?::uuid, ?::uuid)`, start)
  const rows: (Omit<ListedTask, 'assigneeName' | 'checklistCount' | 'checklistDone'> & { sortedBy: string })[] =
    await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const names = await peopleNames(
    db,
    actor.organizationId,
    items.map((row) => row.assigneeId),
  )
  const listed = items.map(({ projectId, taskId }) => [projectId, taskId])
  const countsOf = await checklistCounts(db, actor.organizationId, (checklists) =>
    checklists.whereIn(['k.project_id', 'k.task_id'], listed),
  )
  const [count] = await from().count<{ total: number }[]>({ total: '*' })
  return {
    items: items.map((row) => ({
      ...row,
      ...countsOf(row),
      assigneeName: row.assigneeId ? (names.get(row.assigneeId) ?? '') : null,
    })),
    next: last ? cursorOf([last.sortedBy, last.projectId, last.taskId]) : null,
    total: count?.total ?? 0,
  }
}
