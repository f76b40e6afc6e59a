import { type StandingTask, type TaskState, taskStateOf } from '@prumo/contracts/schedule/taskStateOf'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import { finishedOn } from './finishedOn'
import { workDaysIn } from './workDaysIn'

type Standing = StandingTask & { projectId: string }

/** What says how a task stands (`tasks_tasks as t`, `tasks_steps as s`). */
export const standingColumns = (db: Knex, organizationId: string) =>
  [columnsOf('t', 'endOn', 'baselineEndOn'), finishedOn(db, organizationId)] as const

/** How tasks of these projects stand on a day. */
export async function standings(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
  today: string,
): Promise<(task: Standing) => TaskState> {
  const ofProject = new Map(
    (await workDaysIn(db, organizationId, [...new Set(projectIds)])).map(([projectId, workDays]) => [
      projectId,
      taskStateOf(workDays, today),
    ]),
  )
  return (task) => ofProject.get(task.projectId)?.(task) ?? 'noBaseline'
}

type Found = Standing & { taskId: string }

/** Of the tasks that a list is narrowed to, those that stand so on a day: a list of ids, which may be long. */
export async function standingSo(
  db: Knex,
  organizationId: string,
  narrowed: Knex.QueryBuilder,
  { standing, today }: { standing: readonly TaskState[]; today: string },
): Promise<string[]> {
  const found: Found[] = await narrowed.select(
    columnsOf('t', 'taskId', 'projectId'),
    ...standingColumns(db, organizationId),
  )
  const stateOf = await standings(
    db,
    organizationId,
    found.map(({ projectId }) => projectId),
    today,
  )
  return found.filter((task) => standing.includes(stateOf(task))).map(({ taskId }) => taskId)
}
