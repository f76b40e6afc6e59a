import { defaultWorkWeek, weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'

export const workTime: Query<'workTime'> = async (db, { projectId }, { actor: { organizationId } }) => {
  const inProject = { organization_id: organizationId, project_id: projectId }
  const week = await db('tasks_work_times')
    .where(inProject)
    .first(columns(...weekdayMinutes))
  const holidays = await db('tasks_holidays')
    .where(inProject)
    .orderBy('holiday_on')
    .select(columns('holidayId', 'holidayOn', 'description'))
  return { ...(week ?? defaultWorkWeek), holidays }
}
