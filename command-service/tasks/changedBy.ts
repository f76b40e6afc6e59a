import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { dependencyFolds } from './dependencyRules'
import type { Folds, Plan } from './planState'
import { taskFolds } from './taskRules'

const folds: Partial<Folds<PlanEvent['type']>> = { ...taskFolds, ...dependencyFolds }

/** The plan after events about its tasks that no log has yet. */
export const changedBy = (events: readonly PlanEvent[], before: Plan): Plan =>
  events.reduce((plan, { type, data }) => {
    const change = folds[type] as ((data: object, plan: Plan) => Plan) | undefined
    return change ? change(data, plan) : plan
  }, before)
