import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { lastOf, refusedFor } from '../rules/later'
import type { ReverseContext } from '../rules/undoRule'
import { daysOf } from './movedTasks'
import type { Plan, PlanWork } from './planState'
import type { DaysMove, MoveTasks } from './planSteps'
import type { ReschedulingEvent } from './reschedulingRules'
import type { PlanReversals } from './reversals'
import { standingTask } from './reverseTasks'

type Of = MoveTasks['data']['of']

/** How a rescheduling is taken back: every task that has the days that it gave. */
export const reverseRescheduling: PlanReversals<ReschedulingEvent['type']> = {
  TasksRescheduled: ({ projectId, moves }, plan, context) => reversed(projectId, 'dates', moves, plan, context),

  TasksRebaselined: ({ projectId, baselines }, plan, context) => {
    const moves = baselines.map(({ taskId, baselineStartOn, baselineEndOn, before }) => ({
      taskId,
      startOn: baselineStartOn,
      endOn: baselineEndOn,
      before: { startOn: before.baselineStartOn, endOn: before.baselineEndOn },
    }))
    return reversed(projectId, 'baseline', moves, plan, context)
  },

  ReschedulingStarted: (_, plan) => {
    if (plan.isRescheduling) throw new Refused('plan.beingRescheduled')
    return []
  },
  ReschedulingFinished: () => [],
}

function reversed(projectId: string, of: Of, moves: readonly DaysMove[], plan: Plan, context: ReverseContext) {
  const { since, events, leavesChanged } = context
  const back: DaysMove[] = []
  let outrun: Refused | undefined
  for (const { taskId, before, ...set } of moves) {
    const task = leavesChanged ? plan.tasks.get(taskId) : standingTask(plan, taskId, since)
    if (!task) continue
    const days = daysOf(task, of)
    if (equal(days, before)) continue
    if (equal(days, set)) back.push({ taskId, ...before, before: days })
    else outrun ??= changedSince(taskId, of, context)
  }
  if (back.length === 0 && !outrun) return []
  // What the action did to items of checklists is taken back by itself, each to what it was.
  const exceptItemIds = events.flatMap(({ type, data }) =>
    type === 'ChecklistItemChanged' ? (data as { itemId: string }).itemId : [],
  )
  const moving = { projectId, of, way: 'undo' as const, planStartOn: null, moves: back, exceptItemIds, leavesChanged }
  const command: PlanWork = { type: 'MoveTasks', data: moving }
  return [{ command, as: 'ReschedulePlan' as const, outrun: leavesChanged ? undefined : outrun }]
}

function changedSince(taskId: string, of: Of, { since }: ReverseContext): Refused {
  const fields = of === 'dates' ? ['startOn', 'endOn'] : ['baselineStartOn', 'baselineEndOn']
  const last = lastOf(since, { taskId }, ({ data }) => fields.some((name) => name in data))
  return refusedFor('undo.changedSince', last, { fields })
}
