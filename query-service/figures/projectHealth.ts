import type { Feature } from '@prumo/contracts/access'
import type { LateProject } from '@prumo/contracts/analysis/queries'
import { closedTo } from '../pipeline/closedTo'
import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { textOrder } from '../reading/textOrder'
import type { NightFigures } from './nightOf'
import { reckonedOf } from './reckonedOf'

type Row = Pick<LateProject, 'projectId' | 'pitch' | 'currency'>
type Facts = Pick<LateProject, 'work' | 'money'>

export const projectHealth: Query<'projectHealth'> = async (db, { limit, on }, asker) => {
  const rows: Row[] = await db('projects_projects as p')
    .modify(visibleTo(asker.actor))
    .where('p.status', 'active')
    .select(columnsOf('p', 'projectId', 'pitch', 'currency'))
    .orderByRaw(`${textOrder('p.pitch')}, p.project_id`)
  const ids = rows.map(({ projectId }) => projectId)
  const closedIn = await closedTo(db, asker, ids)
  const reckoned = await reckonedOf(db, asker, ids, on)
  const late = rows.flatMap((row) => {
    const found = reckoned.get(row.projectId)
    const facts = found && factsOf(found.figures, closedIn(row.projectId))
    return facts && isLate(facts) ? [{ ...row, statusOn: found.statusOn, ...facts }] : []
  })
  return {
    activeCount: rows.length,
    lateCount: late.length,
    unreckonedCount: rows.length - reckoned.size,
    projects: late.sort((before, after) => overdueTasks(after) - overdueTasks(before)).slice(0, limit),
  }
}

/** What the asker may see of it, and nothing else: what is hidden makes no project late. */
function factsOf({ work, money }: NightFigures, isClosed: (feature: Feature) => boolean): Facts {
  const ofWork = {
    overdueTaskCount: work.overdueTaskCount ?? 0,
    taskProgress: work.taskProgress ?? null,
    schedulePerformanceIndex: work.schedulePerformanceIndex ?? null,
  }
  const ofMoney = {
    overdueInflow: money.inflow.overdueAmount ?? 0,
    overdueOutflow: money.outflow.overdueAmount ?? 0,
  }
  return { work: isClosed('tasks') ? null : ofWork, money: isClosed('finance') ? null : ofMoney }
}

const overdueTasks = ({ work }: Facts) => work?.overdueTaskCount ?? 0
const isLate = (facts: Facts) =>
  overdueTasks(facts) > 0 || (facts.money?.overdueInflow ?? 0) > 0 || (facts.money?.overdueOutflow ?? 0) > 0
