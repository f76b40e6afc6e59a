import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Decider } from '@prumo/platform/decider'
import { addOrChangeRule } from './addOrChangeRule'
import { checklistFolds, checklistRules } from './checklistRules'
import { layingOutRules } from './layingOutRules'
import { emptyPlan, type Plan, type PlanDeciderCommand } from './planState'
import { restoreFolds, restoreRules } from './restoreRules'
import { stepFolds, stepRules } from './stepRules'
import { tagFolds, tagRules } from './tagRules'
import { taskFolds, taskRules } from './taskRules'

/**
 * A project's plan: steps, tags, tasks and their rules. It is one stream because cycles, limits, unique names and
 * predecessors span tasks: no race can break what one stream decides.
 */
export const plan: Decider<Plan, PlanDeciderCommand, PlanEvent> = {
  stream: ({ projectId }) => `plan-${projectId}`,
  initial: emptyPlan,
  decide: {
    ...stepRules,
    ...tagRules,
    ...taskRules,
    ...addOrChangeRule,
    ...checklistRules,
    ...restoreRules,
    ...layingOutRules,
  },
  evolve: { ...stepFolds, ...tagFolds, ...taskFolds, ...checklistFolds, ...restoreFolds },
}
