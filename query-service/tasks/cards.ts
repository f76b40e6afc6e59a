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

const itemsOf = `from tasks_checklist_items as k
  where k.organization_id = t.organization_id and k.project_id = t.project_id and k.task_id = t.task_id`

/** How many items each task's checklist has, and how many are done. Looked up by index for each task that is answered: no plan can guess wrong. */
export const checklistCounts = (db: Knex): Knex.Raw =>
  db.raw(`
    (select count(*)::int ${itemsOf}) as "checklistCount",
    (select count(*)::int ${itemsOf} and k.done) as "checklistDone"`)
