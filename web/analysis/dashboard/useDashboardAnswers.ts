import { today } from '../../platform/formats/dates'
import { useQuery } from '../../platform/server/useQuery'
import { useAccess } from '../../platform/session/useAccess'

const shownTasks = 8

/** All that a dashboard shows. What somebody may not see is not asked for. */
export function useDashboardAnswers() {
  const can = useAccess()
  const [seesTasks, seesProjects] = [can('tasks', 'viewOnly'), can('projects', 'viewOnly')]
  const ofProjects = seesProjects ? {} : null
  const mine = { scope: 'mine', state: 'open', today: today(), limit: shownTasks } as const
  return {
    seesTasks,
    seesProjects,
    settings: useQuery('dashboard', {}),
    today: useQuery('dashboardToday', {}),
    tasks: useQuery('tasks', seesTasks ? mine : null),
    projects: useQuery('projects', seesProjects ? { scope: 'mine' } : null),
    health: useQuery('projectHealth', ofProjects),
    months: useQuery('dashboardMonths', ofProjects),
  }
}

export type DashboardAnswers = ReturnType<typeof useDashboardAnswers>
