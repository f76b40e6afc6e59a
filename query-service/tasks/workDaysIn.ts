import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { defaultWorkWeek, type WorkWeek, weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

type OfProject = { projectId: string }

/** The working days of each of these projects. */
export async function workDaysIn(db: Knex, organizationId: string, projectIds: readonly string[]) {
  const inProjects = (query: Knex.QueryBuilder) =>
    query.where({ organization_id: organizationId }).whereIn('project_id', [...projectIds])
  const weeks: (WorkWeek & OfProject)[] = await db('tasks_work_times')
    .modify(inProjects)
    .select(columns('projectId', ...weekdayMinutes))
  const holidays: (OfProject & { holidayOn: string })[] = await db('tasks_holidays')
    .modify(inProjects)
    .select(columns('projectId', 'holidayOn'))
  return projectIds.map((projectId) => {
    const week = weeks.find((each) => each.projectId === projectId) ?? defaultWorkWeek
    const off = holidays.filter((each) => each.projectId === projectId)
    return [projectId, workDaysOf(week, off)] as const
  })
}
