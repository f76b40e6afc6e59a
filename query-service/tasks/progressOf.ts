/** What counts of a task as done, in percent (`tasks_tasks as t`, `tasks_steps as s`): of a finished one, all. */
export const progress = 'case when s.finishes then 100 else t.progress end'

/** What was reported of it, where all of it counts because of its step; else nothing. */
export const reportedProgress = 'case when s.finishes and t.progress < 100 then t.progress end'
