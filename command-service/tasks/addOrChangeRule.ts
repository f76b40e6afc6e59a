import { changedBy } from './changedBy'
import type { Rules } from './planState'
import { taskRules } from './taskRules'

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
