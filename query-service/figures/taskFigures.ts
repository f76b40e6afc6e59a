import { overdueBefore } from '@prumo/contracts/schedule/overdueBefore'
import type { WorkDays } from '@prumo/contracts/schedule/workCalendar'
import type { ProjectMeasure } from '@prumo/contracts/tasks/projectMeasures'
import { shareDone } from '@prumo/contracts/tasks/wbsSums'
import type { Knex } from 'knex'
import type { OfProject } from '../tasks/baselineRows'
import { finished } from '../tasks/narrowedTasks'
import { progress } from '../tasks/progressOf'

type Day = { statusOn: string; workDays: WorkDays }
type Counts = { total: number; finished: number; overdue: number; unassigned: number; progressSum: number }

/** What the tasks of a project come to on a day. */
export async function taskFigures(
  db: Knex,
  { organizationId, projectId }: OfProject,
  { statusOn, workDays }: Day,
): Promise<Record<ProjectMeasure, number | null>> {
  const count = (condition: string) => `(count(*) filter (where ${condition}))::int`
  const [counts] = (await db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .select(
      db.raw(
        `count(*)::int as total, ${count(finished)} as finished,
        ${count(`not ${finished} and t.end_on < ?::date`)} as overdue,
        ${count(`not ${finished} and t.assignee_id is null`)} as unassigned,
        coalesce(sum(${progress}), 0)::int as "progressSum"`,
        [overdueBefore(workDays, statusOn)],
      ),
    )) as [Counts]
  const { total, progressSum } = counts
  const byCount = { weight: total, done: progressSum }
  return {
    taskCount: total,
    finishedTaskCount: counts.finished,
    openTaskCount: total - counts.finished,
    overdueTaskCount: counts.overdue,
    unassignedTaskCount: counts.unassigned,
    taskProgress: total === 0 ? null : (shareDone(byCount, byCount) ?? null),
  }
}
