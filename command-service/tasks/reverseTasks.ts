import { taskFieldNames, task as taskSchema } from '@prumo/contracts/tasks/task'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { isByOthers, type Later, lastOf, partsOf, refusedFor } from '../rules/later'
import { openFields } from '../rules/openFields'
import { valuesBack } from '../rules/valuesBack'
import type { Addition, Plan, Task } from './planState'
import type { PlanReversals } from './reversals'
import { foldsBy } from './taskRules'

type Event = 'TaskAdded' | 'TaskMoved' | 'TaskReordered' | 'TaskDeleted' | 'TaskRestored'
type FieldEvent = keyof ReturnType<typeof foldsBy>

/** The task that an action concerned. Where it is gone, whoever deleted it is named. */
export function standingTask(plan: Plan, taskId: string, since: readonly Later[]): Task {
  const task = plan.tasks.get(taskId)
  if (task) return task
  throw refusedFor(
    'undo.deletedSince',
    lastOf(since, { taskId }, ({ type }) => type === 'TaskDeleted'),
  )
}

/** How what was done to tasks is taken back. */
export const reverseTasks = (additions: ReadonlyMap<string, Addition>): PlanReversals<Event | FieldEvent> => ({
  ...(foldsBy(fieldsBack) as PlanReversals<FieldEvent>),

  TaskAdded: (data, plan, { since, by }) => goneAgain(data, plan, since, by),
  TaskRestored: (data, plan, { since, by }) => goneAgain(data, plan, since, by),

  TaskMoved: ({ projectId, taskId, before, ...set }, plan, { since }) => {
    const { stepId } = standingTask(plan, taskId, since)
    if (stepId === before.stepId) return []
    const last = lastOf(since, { taskId }, ({ data }) => 'stepId' in data)
    const outrun = stepId === set.stepId ? undefined : refusedFor('undo.changedSince', last, { fields: ['stepId'] })
    return [{ command: { type: 'PutTaskBack', data: { projectId, taskId, ...before } }, as: 'MoveTask', outrun }]
  },

  TaskReordered: ({ projectId, taskId, rank, before }, plan, { since }) => {
    const { stepId, rank: now } = standingTask(plan, taskId, since)
    if (now === before.rank) return []
    const last = lastOf(since, { taskId }, ({ data }) => 'rank' in data)
    const outrun = now === rank ? undefined : refusedFor('undo.changedSince', last, { fields: ['rank'] })
    return [
      { command: { type: 'PutTaskBack', data: { projectId, taskId, stepId, ...before } }, as: 'MoveTask', outrun },
    ]
  },

  TaskDeleted: ({ projectId, taskId }) => {
    const addition = additions.get(taskId)
    if (!addition) throw new Refused('undo.final')
    // What waited for it stopped before it went: that is taken back by itself.
    const data = { projectId, taskId, stepId: null, ...addition, lostLinks: [] }
    return [{ command: { type: 'RestoreTask', data }, as: 'RestoreTask' }]
  },
})

type TaskChange = { projectId: string; taskId: string; before: object }

function fieldsBack(
  { projectId, taskId, before, ...set }: TaskChange,
  plan: Plan,
  { since }: { since: readonly Later[] },
) {
  const now = standingTask(plan, taskId, since)
  const { values, outrun } = valuesBack({ record: { taskId }, set, before, now, since })
  if (Object.keys(values).length === 0) return []
  // A start that is put back takes no end along.
  const fields = { ...('startOn' in values && { endOn: now.endOn }), ...values }
  return [
    { command: { type: 'ChangeTask' as const, data: { projectId, taskId, ...fields } }, as: 'ChangeTask', outrun },
  ]
}

type Begun = { projectId: string; taskId: string }

/** A task that came goes again, unless somebody else has worked on it, or waits for it. */
function goneAgain({ projectId, taskId, ...set }: Begun, plan: Plan, since: readonly Later[], by: By) {
  const task = plan.tasks.get(taskId)
  if (!task) return []
  const last = since.findLast((later) => isByOthers(later, by) && concerns(later, taskId))
  const open = openFields(taskSchema, by)
  const fields = taskFieldNames.filter((name) => open.includes(name) && !equal(task[name], set[name as never]))
  const outrun = last && refusedFor('undo.changedSince', last, { fields })
  return [{ command: { type: 'DeleteTask' as const, data: { projectId, taskId } }, as: 'DeleteTask' as const, outrun }]
}

function concerns(later: Later, id: string): boolean {
  return partsOf(later).some((data) => {
    const { taskId, predecessorIds, predecessorId } = data as {
      taskId?: string
      predecessorIds?: readonly string[]
      predecessorId?: string
    }
    return taskId === id || predecessorId === id || predecessorIds?.includes(id) === true
  })
}
