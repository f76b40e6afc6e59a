import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Folds, Plan } from './planState'
import { taskFolds } from './taskRules'

/** The plan after events about its tasks that no log has yet. */
export const changedBy = (events: readonly PlanEvent[], before: Plan): Plan =>
  events.reduce((plan, { type, data }) => {
    const folds = taskFolds as Partial<Folds<PlanEvent['type']>>
    const change = folds[type] as ((data: object, plan: Plan) => Plan) | undefined
    return change ? change(data, plan) : plan
  }, before)
