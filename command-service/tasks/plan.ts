import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Decider } from '@prumo/platform/decider'
import { generateNKeysBetween } from 'fractional-indexing'
import { checklistFolds, checklistRules } from './checklistRules'
import { emptyPlan, type LayOutPlan, type Plan, type PlanDeciderCommand } from './planState'
import { restoreFolds, restoreRules } from './restoreRules'
import { stepFolds, stepRules } from './stepRules'
import { tagFolds, tagRules } from './tagRules'
import { taskFolds, taskRules } from './taskRules'

/**
 * A project's plan: steps, tags, tasks and the rules that bind them. It is one stream because cycles, limits, unique names and predecessors span
 * its tasks: no race can break what one stream decides.
 */
export const plan: Decider<Plan, PlanDeciderCommand, PlanEvent> = {
  stream: ({ projectId }) => `plan-${projectId}`,
  initial: emptyPlan,
  decide: {
    ...stepRules,
    ...tagRules,
    ...taskRules,
    ...checklistRules,
    ...restoreRules,
    LayOutPlan: (data, state) => (state.steps.size > 0 ? [] : laidOut(data)),
  },
  evolve: { ...stepFolds, ...tagFolds, ...taskFolds, ...checklistFolds, ...restoreFolds },
}

function laidOut({ projectId, steps, tags, behaviour, tasks = [] }: LayOutPlan['data']): PlanEvent[] {
  const stepRanks = generateNKeysBetween(null, null, steps.length)
  const taskRanks = generateNKeysBetween(null, null, tasks.length)
  return [
    ...steps.flatMap(({ lockedFields, ...step }, index): PlanEvent[] => [
      { type: 'StepAdded', data: { projectId, ...step, rank: stepRanks[index] ?? '' } },
      ...(lockedFields && lockedFields.length > 0
        ? [
            {
              type: 'StepFieldsLocked' as const,
              data: { projectId, stepId: step.stepId, fields: [...lockedFields], before: { fields: [] } },
            },
          ]
        : []),
    ]),
    ...tags.map((tag): PlanEvent => ({ type: 'TagAdded', data: { projectId, ...tag } })),
    ...(behaviour
      ? [{ type: 'TaskBehaviourSet' as const, data: { projectId, ...behaviour, before: emptyPlan.behaviour } }]
      : []),
    ...tasks.map(
      (task, index): PlanEvent => ({ type: 'TaskAdded', data: { projectId, rank: taskRanks[index] ?? '', ...task } }),
    ),
  ]
}
