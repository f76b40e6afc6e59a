import type { TaskMove } from '@prumo/contracts/schedule/reschedule'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { By, Decider } from '@prumo/platform/decider'
import { eventBytes, fitsOneAppend } from '../rules/inParts'
import { changedBy } from './changedBy'
import { moveEvents, refusedMoves } from './movedTasks'
import type { Folds, Plan, PlanWork, Rules } from './planState'
import { rescheduledPlan } from './rescheduledPlan'

export const successorPushingRules: Rules<'SetSuccessorPushing'> = {
  SetSuccessorPushing: ({ projectId, pushesSuccessors }, plan) => {
    if (pushesSuccessors === plan.pushesSuccessors) return []
    const before = { pushesSuccessors: plan.pushesSuccessors }
    return [{ type: 'SuccessorPushingSet', data: { projectId, pushesSuccessors, before } }]
  },
}

export const successorPushingFolds: Folds<'SuccessorPushingSet' | 'SuccessorsPushed'> = {
  SuccessorPushingSet: ({ pushesSuccessors }, plan) => ({ ...plan, pushesSuccessors }),
  SuccessorsPushed: (_, plan) => plan,
}

/** By these people change when tasks are, and what they wait for. */
const changing = ['ChangeTask', 'ChangeTasks', 'SetTaskMilestone', 'AddDependency', 'ChangeDependency'] as const

type Decide = Decider<Plan, PlanWork, PlanEvent>['decide']
type Rule = (data: { projectId: string }, plan: Plan, by: By) => PlanEvent[]

/** These rules, by which in the same append what follows a change is pushed where the project wants that. */
export const withSuccessorsPushed = (decide: Decide): Decide => ({
  ...decide,
  ...Object.fromEntries(changing.map((type) => [type, pushing(decide[type] as Rule)])),
})

const pushing =
  (rule: Rule): Rule =>
  (data, plan, by) => {
    const events = rule(data, plan, by)
    if (!plan.pushesSuccessors || plan.isRescheduling) return events
    const together = [...events, ...pushedBehind(data.projectId, events, changedBy(events, plan), by)]
    // What one append has no room for stays, and is offered to be pushed.
    return fitsOneAppend(together, (event) => eventBytes(event.data)) ? together : events
  }

function pushedBehind(projectId: string, events: readonly PlanEvent[], plan: Plan, by: By): PlanEvent[] {
  const changedTaskIds = [...new Set(events.flatMap(leadingIn))]
  if (changedTaskIds.length === 0) return []
  const moves = movesBehind(changedTaskIds, plan, by)
  if (moves.length === 0) return []
  const data = { projectId, changedTaskIds, taskCount: moves.length }
  const moving = { projectId, of: 'dates', way: 'push', planStartOn: null, moves, exceptItemIds: [] } as const
  return [{ type: 'SuccessorsPushed', data }, ...moveEvents(moving, plan)]
}

/** What has to move behind these. What must not, as its step locks its dates, stays, and nothing waits for it. */
function movesBehind(taskIds: readonly string[], plan: Plan, by: By): readonly TaskMove[] {
  const held = new Set<string>()
  for (;;) {
    const { moves } = rescheduledPlan(plan, { way: 'push', planStartOn: null, taskIds }, held)
    const refused = refusedMoves(plan, 'dates', moves, by)
    if (refused.length === 0) return moves
    for (const { taskId } of refused) held.add(taskId)
  }
}

/** What others may have to make room for now: tasks with other dates, and what a task newly waits for. */
function leadingIn({ type, data }: PlanEvent): string[] {
  if (type === 'TaskRescheduled' || type === 'TaskMilestoneSet') return [data.taskId]
  if (type === 'DependencyAdded' || type === 'DependencyChanged') return [data.predecessorId]
  if (type !== 'TaskPredecessorsChanged') return []
  return data.predecessorIds.filter((id) => !data.before.predecessorIds.includes(id))
}
