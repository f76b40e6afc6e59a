import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Decider } from '@prumo/platform/decider'
import { undoPartRule, undoRule } from '../rules/undoRule'
import { addOrChangeRule } from './addOrChangeRule'
import { baselineFolds, baselineRules } from './baselineRules'
import { cardNameRule } from './cardNameRule'
import { changeTasksRule } from './changeTasksRule'
import { checklistFolds, checklistRules } from './checklistRules'
import { dependencyFolds, dependencyRules } from './dependencyRules'
import { layingOutRules } from './layingOutRules'
import { emptyPlan, type Plan, type PlanDeciderCommand, type PlanWork } from './planState'
import { putBackRules } from './putBackRules'
import { reschedulingFolds, reschedulingRules } from './reschedulingRules'
import { restoreFolds, restoreRules } from './restoreRules'
import { reversals } from './reversals'
import { stepFolds, stepRules } from './stepRules'
import { successorPushingFolds, successorPushingRules, withSuccessorsPushed } from './successorPushing'
import { tagFolds, tagRules } from './tagRules'
import { taskFolds, taskRules } from './taskRules'
import { datesLast, startedWhereLarge } from './undoneRescheduling'
import { workTimeFolds, workTimeRules } from './workTimeRules'

const working: Decider<Plan, PlanWork, PlanEvent> = {
  stream: ({ projectId }) => `plan-${projectId}`,
  initial: emptyPlan,
  decide: {
    ...stepRules,
    ...tagRules,
    ...taskRules,
    ...dependencyRules,
    ...addOrChangeRule,
    ...changeTasksRule,
    ...cardNameRule,
    ...checklistRules,
    ...restoreRules,
    ...layingOutRules,
    ...putBackRules,
    ...workTimeRules,
    ...baselineRules,
    ...reschedulingRules,
    ...successorPushingRules,
  },
  evolve: {
    ...stepFolds,
    ...tagFolds,
    ...taskFolds,
    ...dependencyFolds,
    ...checklistFolds,
    ...restoreFolds,
    ...workTimeFolds,
    ...baselineFolds,
    ...reschedulingFolds,
    ...successorPushingFolds,
  },
}

/**
 * A project's plan: steps, tags, tasks, work time and their rules. It is one stream because cycles, limits, unique
 * names and predecessors span tasks: no race can break what one stream decides.
 */
export const plan: Decider<Plan, PlanDeciderCommand, PlanEvent> = {
  ...working,
  decide: {
    // What is taken back is taken back alone.
    ...withSuccessorsPushed(working.decide),
    UndoPlanAction: ({ projectId, action, additions }, state, by) => {
      const undo = undoRule(working, reversals(additions))
      return startedWhereLarge(projectId, action, undo({ ...action, events: datesLast(action.events) }, state, by))
    },
    UndoPart: ({ events }, state, by) => undoPartRule(working, reversals(new Map()))(datesLast(events), state, by),
  },
}
