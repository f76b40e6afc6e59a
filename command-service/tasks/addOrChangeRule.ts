import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { Folds, Plan, Rules } from './planState'
import { taskFolds, taskRules } from './taskRules'

/** A task is added, or changed and moved, by the rules of these commands. One refusal refuses all of it. */
export const addOrChangeRule: Rules<'AddOrChangeTask'> = {
  AddOrChangeTask: ({ stepId, ...fields }, plan, by) => {
    const { projectId, taskId } = fields
    const task = plan.tasks.get(taskId)
    if (!task) return taskRules.AddTask({ stepId, ...fields }, plan, by)
    const changed = taskRules.ChangeTask(fields, plan, by)
    if (task.stepId === stepId) return changed
    const moved = taskRules.MoveTask({ projectId, taskId, stepId, beforeTaskId: null }, changedBy(changed, plan), by)
    return [...changed, ...moved]
  },
}

const changedBy = (events: readonly PlanEvent[], before: Plan): Plan =>
  events.reduce((plan, { type, data }) => {
    const folds = taskFolds as Partial<Folds<PlanEvent['type']>>
    const change = folds[type] as ((data: object, plan: Plan) => Plan) | undefined
    return change ? change(data, plan) : plan
  }, before)
