import type { Query } from '../pipeline/query'

export const taskBaselines: Query<'taskBaselines'> = async (db, { projectId }, { actor: { organizationId } }) => ({
  items: await db('tasks_tasks')
    .where({ organization_id: organizationId, project_id: projectId })
    .whereNotNull('baseline_start_on')
    .whereNotNull('baseline_end_on')
    .orderBy('task_id')
    .select({ taskId: 'task_id', startOn: 'baseline_start_on', endOn: 'baseline_end_on' }),
})
