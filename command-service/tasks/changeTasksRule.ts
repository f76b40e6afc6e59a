import { mostTags, type TaskFields } from '@prumo/contracts/tasks/task'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { takesPart } from '../rules/takesPart'
import { changedBy } from './changedBy'
import { knownTask, type Plan, type PlanDeciderCommand, type Rules } from './planState'
import { predecessorsFirst } from './predecessors'
import { taskRules } from './taskRules'

type Wanted = Extract<PlanDeciderCommand, { type: 'ChangeTasks' }>['data']
type Events = ReturnType<Rules<'ChangeTasks'>['ChangeTasks']>

/** Several tasks, each by the rules for a single one. All of them change, or whoever asks learns which ones may not. */
export const changeTasksRule: Rules<'ChangeTasks'> = {
  ChangeTasks: (wanted, plan, by) => {
    refuseUnknown(wanted, plan, by)
    const refused: object[] = []
    const events: Events = []
    let changed = plan
    for (const taskId of predecessorsFirst(plan, wanted.taskIds)) {
      try {
        const ofTask = changesOf(taskId, wanted, changed, by)
        events.push(...ofTask)
        changed = changedBy(ofTask, changed)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refused.push({ taskId, title: plan.tasks.get(taskId)?.title, code: error.code, details: error.details })
      }
    }
    if (refused.length > 0)
      throw new Refused('tasks.refused', { tasks: refused, refused: refused.length, of: wanted.taskIds.length })
    return events
  },
}

/** What does not exist is refused by its name, as a single command would. */
function refuseUnknown(wanted: Wanted, plan: Plan, { project }: By) {
  const { taskIds, stepId, assigneeId, addedTagIds = [], removedTagIds = [] } = wanted
  const unknown = taskIds.filter((id) => !plan.tasks.has(id))
  if (unknown.length > 0) throw new Refused('task.unknown', { taskIds: unknown })
  if (stepId !== undefined && !plan.steps.has(stepId)) throw new Refused('step.unknown')
  if (assigneeId && !takesPart(project, assigneeId)) throw new Refused('task.assigneeUnknown')
  if ([...addedTagIds, ...removedTagIds].some((id) => !plan.tags.has(id))) throw new Refused('task.tagUnknown')
}

/** Both rules look at the task as it was: whoever hands a task on may also move it, as in two changes the other way. */
function changesOf(taskId: string, wanted: Wanted, plan: Plan, by: By): Events {
  const { projectId, taskIds: _, stepId, addedTagIds, removedTagIds, ...fields } = wanted
  const task = knownTask(plan, taskId)
  const changes = { ...fields, ...(addedTagIds || removedTagIds ? { tagIds: tagsOf(task, wanted) } : {}) }
  const moves = stepId !== undefined && stepId !== task.stepId
  return [
    ...taskRules.ChangeTask({ projectId, taskId, ...changes }, plan, by),
    ...(moves ? taskRules.MoveTask({ projectId, taskId, stepId, beforeTaskId: null }, plan, by) : []),
  ]
}

function tagsOf({ tagIds }: TaskFields, { addedTagIds = [], removedTagIds = [] }: Wanted): string[] {
  const kept = tagIds.filter((id) => !removedTagIds.includes(id))
  const tags = [...new Set([...kept, ...addedTagIds])]
  if (tags.length > mostTags) throw new Refused('task.tooManyTags', { most: mostTags })
  return tags
}
