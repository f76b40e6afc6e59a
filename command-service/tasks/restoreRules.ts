import { defaultScheduling } from '@prumo/contracts/tasks/defaultScheduling'
import { withPredecessors } from '@prumo/contracts/tasks/dependency'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { Refused } from '@prumo/platform/errors'
import { generateKeyBetween } from 'fractional-indexing'
import { OrderedMap } from 'immutable'
import { saidAgain } from './dependencyRules'
import { linksBack } from './linksBack'
import { type Folds, lastRankIn, orderOf, type Plan, placeTask, type Rules, type Task } from './planState'
import { refuseFullStep, refuseOthersTask } from './refusedTasks'
import { scheduledAgain } from './scheduledAgain'

/** A deleted task as it was, but of what it referred to only what is still there. */
export const restoreRules: Rules<'RestoreTask'> = {
  RestoreTask: ({ projectId, taskId, stepId: wanted, addedAt, addedBy, lostLinks }, plan, by) => {
    if (plan.tasks.has(taskId)) return []
    const task = plan.deleted.get(taskId)
    if (!task) throw new Refused('task.unknown')
    const stepId = wanted ?? task.stepId
    if (!plan.steps.has(stepId)) throw new Refused('step.unknown')
    refuseOthersTask(plan, task, by)
    refuseFullStep(plan, stepId)
    const { checklist: _, dependencies, isMilestone, deadlineOn, ...fields } = task
    const { rank, predecessorIds, tagIds } = task
    const keptIds = predecessorIds.filter((id) => plan.tasks.has(id))
    const kept = dependencies.filter(({ predecessorId }) => plan.tasks.has(predecessorId))
    const restored: PlanEvent[] = [
      {
        type: 'TaskRestored',
        data: {
          projectId,
          taskId,
          ...fields,
          stepId,
          rank: rankIn(plan, stepId, task),
          predecessorIds: keptIds,
          tagIds: tagIds.filter((id) => plan.tags.has(id)),
          addedAt,
          addedBy,
          before: { stepId: task.stepId, rank, predecessorIds, tagIds },
        },
      },
      ...scheduledAgain({ projectId, taskId }, { isMilestone, deadlineOn }),
      ...saidAgain({ projectId, taskId }, kept),
    ]
    const missing = dependencies.filter(({ predecessorId }) => !plan.tasks.has(predecessorId))
    const links = [...missing.map((dependency) => ({ taskId, ...dependency })), ...lostLinks]
    const now = placeTask(plan, taskId, { ...task, stepId, dependencies: kept, predecessorIds: keptIds })
    return [...restored, ...linksBack({ projectId, taskId }, links, restored, now)]
  },
}

/** The former rank if the task returns to its step and the rank is free; else the last rank. */
function rankIn(plan: Plan, stepId: string, task: Task): string {
  const isTaken = orderOf(plan, stepId).some((id) => plan.tasks.get(id)?.rank === task.rank)
  return stepId === task.stepId && !isTaken ? task.rank : generateKeyBetween(lastRankIn(plan, stepId), null)
}

export const restoreFolds: Folds<'TaskRestored'> = {
  TaskRestored: ({ projectId: _, taskId, addedAt: __, addedBy: ___, before: ____, ...task }, plan) =>
    placeTask(plan, taskId, {
      ...task,
      ...defaultScheduling,
      dependencies: withPredecessors([], task.predecessorIds),
      checklist: plan.deleted.get(taskId)?.checklist ?? OrderedMap(),
    }),
}
