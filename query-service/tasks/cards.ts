import type { Knex } from 'knex'

/** What a card of the board shows of a task (`tasks_tasks as t`). */
export const cardColumns = {
  taskId: 't.task_id',
  stepId: 't.step_id',
  rank: 't.rank',
  title: 't.title',
  startOn: 't.start_on',
  endOn: 't.end_on',
  priority: 't.priority',
  assigneeId: 't.assignee_id',
  tagIds: 't.tag_ids',
  progress: 't.progress',
}

/** How many items each task's checklist has, and how many are done: joined as `k`. */
export const withChecklistCounts =
  (db: Knex, organizationId: string, projectId?: string) => (query: Knex.QueryBuilder) => {
    const counts = db('tasks_checklist_items')
      .where({ organization_id: organizationId, ...(projectId && { project_id: projectId }) })
      .groupBy('project_id', 'task_id')
      .select('project_id', 'task_id')
      .select(db.raw('count(*)::int as items, count(*) filter (where done)::int as done'))
    query
      .leftJoin(counts.as('k'), (on) => on.on('k.task_id', 't.task_id').andOn('k.project_id', 't.project_id'))
      .select(db.raw('coalesce(k.items, 0) as "checklistCount", coalesce(k.done, 0) as "checklistDone"'))
  }
