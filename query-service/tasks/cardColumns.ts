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
