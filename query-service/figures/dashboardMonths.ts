import { lastMonths } from '@prumo/contracts/analysis/lastMonths'
import type { EntryKind } from '@prumo/contracts/finance/kinds'
import { addCents, ofEachKind } from '@prumo/contracts/finance/moneyFacts'
import { currencies } from '@prumo/contracts/projects/project'
import { closedTo } from '../pipeline/closedTo'
import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { dashboardOf } from './dashboardOf'
import { figureDay } from './figureDay'
import type { FigureMonth } from './figureMonths'
import { reckonedToday } from './reckonedOf'

type Row = { projectId: string; currency: (typeof currencies)[number] }
type Counted = Row & { months: readonly FigureMonth[] }

export const dashboardMonths: Query<'dashboardMonths'> = async (db, _, asker) => {
  const { hiddenStatuses } = await dashboardOf(db, asker.actor)
  const rows: Row[] = await db('projects_projects as p')
    .modify(visibleTo(asker.actor))
    .whereNotIn('p.status', hiddenStatuses)
    .select(columnsOf('p', 'projectId', 'currency'))
    .orderBy('p.project_id')
  const ids = rows.map(({ projectId }) => projectId)
  const closedIn = await closedTo(db, asker, ids)
  const reckoned = await reckonedToday(db, asker, ids)
  const { statusOn } = await figureDay(db, asker.actor.organizationId, asker.at)
  const months = lastMonths(statusOn)
  const counted = rows.flatMap((row): Counted[] => {
    const found = reckoned.get(row.projectId)
    return found ? [{ ...row, months: found.figures.months }] : []
  })
  // What is closed to the asker is no part of any sum.
  const seeing = (feature: 'tasks' | 'finance') => counted.filter(({ projectId }) => !closedIn(projectId)(feature))
  const hasWork = ids.length === 0 || ids.some((projectId) => !closedIn(projectId)('tasks'))
  return {
    total: rows.length,
    olderCount: rows.length - [...reckoned.values()].filter((figures) => figures.statusOn === statusOn).length,
    work: hasWork ? { counted: seeing('tasks').length, months: workIn(months, seeing('tasks')) } : null,
    money: currencies.flatMap((currency) => {
      const projects = seeing('finance').filter((project) => project.currency === currency)
      return projects.length === 0 ? [] : [{ currency, counted: projects.length, months: moneyIn(months, projects) }]
    }),
  }
}

/** What these projects have of each month; what is kept of an earlier day may lack one. */
const partsOf = (month: string, projects: readonly Counted[]): FigureMonth[] =>
  projects.flatMap(({ months }) => months.filter((part) => part.month === month))

const workIn = (months: readonly string[], projects: readonly Counted[]) =>
  months.map((month) => {
    const parts = partsOf(month, projects)
    const sumOf = (of: 'planned' | 'finished') => parts.reduce((sum, { work }) => sum + work[of], 0)
    return { month, planned: sumOf('planned'), finished: sumOf('finished') }
  })

const moneyIn = (months: readonly string[], projects: readonly Counted[]) =>
  months.map((month) => {
    const parts = partsOf(month, projects)
    const sumOf = (kind: EntryKind, of: 'realized' | 'open') =>
      parts.reduce((sum, { money }) => addCents(sum, money[kind][of]), 0)
    return { month, ...ofEachKind((kind) => ({ realized: sumOf(kind, 'realized'), open: sumOf(kind, 'open') })) }
  })
