import type { DashboardCard } from '@prumo/contracts/analysis/dashboard'
import type { Answer } from '@prumo/contracts/index'

type Rights = { seesTasks: boolean; seesProjects: boolean; months: Answer<'dashboardMonths'> | undefined }

/** The cards that somebody may have: there is none of what is closed to them. */
export function offeredCards({ seesTasks, seesProjects, months }: Rights): ReadonlySet<DashboardCard> {
  return new Set<DashboardCard>([
    'today',
    'goals',
    ...(seesTasks ? (['tasks'] as const) : []),
    ...(seesProjects ? (['projects', 'health'] as const) : []),
    ...(months?.work ? (['work'] as const) : []),
    ...(months?.money ? (['money'] as const) : []),
  ])
}
