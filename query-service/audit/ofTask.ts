import type { Knex } from 'knex'
import type { ActionRow } from './actionRows'
import type { Change, Value } from './openChanges'

type Place = { organizationId: string; projectId: string; taskId: string }

/**
 * Limits `audit_actions as a` to what was done to a task: by itself, or to several at once. `by` is the column that
 * names the task where an event is about it alone.
 */
export const aboutTask =
  (db: Knex, { organizationId, projectId, taskId }: Place, by: 'record_id' | 'thread_id') =>
  (query: Knex.QueryBuilder): void => {
    const alone = db('audit_actions')
      .where({ organization_id: organizationId, project_id: projectId, [by]: taskId })
      .select('position')
    const among = db('audit_task_moves').where({ organization_id: organizationId, task_id: taskId }).select('position')
    query.where('a.project_id', projectId).whereIn('a.position', alone.unionAll(among))
  }

/** What an event about several tasks is for one of them, and the list in which it says so. */
export const kindsOfOne = {
  TasksRescheduled: { kind: 'TaskRescheduled', list: 'moves' },
  TasksRebaselined: { kind: 'TaskBaselineSet', list: 'baselines' },
} as const

type Moved = { taskId: string; before: Record<string, Value> } & Record<string, Value>

export const isOnSeveralTasks = (kind: string): kind is keyof typeof kindsOfOne => Object.hasOwn(kindsOfOne, kind)

const movedBy = ({ kind, changes }: Pick<ActionRow, 'kind' | 'changes'>): Moved[] =>
  isOnSeveralTasks(kind)
    ? ((changes.find(({ field }) => field === kindsOfOne[kind].list)?.after ?? []) as unknown as Moved[])
    : []

/** The tasks that an action on several of them was done to. */
export const tasksOf = (row: Pick<ActionRow, 'kind' | 'changes'> | undefined): string[] =>
  row ? movedBy(row).map(({ taskId }) => taskId) : []

/** An action on several tasks as it stands in the history of one of them; any other as it is. */
export function asOfTask<Row extends Pick<ActionRow, 'kind' | 'recordId' | 'changes'>>(row: Row, taskId: string): Row {
  if (!isOnSeveralTasks(row.kind)) return row
  const { kind } = kindsOfOne[row.kind]
  const moved = movedBy(row).find((each) => each.taskId === taskId)
  if (!moved) return row
  const { taskId: _, before, ...now } = moved
  const changes = Object.entries(now).map(([field, after]): Change => ({ field, before: before[field] ?? null, after }))
  return { ...row, kind, recordId: taskId, changes }
}
