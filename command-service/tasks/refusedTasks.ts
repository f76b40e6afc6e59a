import { managesProject } from '@prumo/contracts/access'
import { defaultScheduling, type SchedulingField } from '@prumo/contracts/tasks/defaultScheduling'
import type { TaskField } from '@prumo/contracts/tasks/task'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { type ChangedField, countIn, type Plan, type Task } from './planState'
import { unfinishedPredecessor } from './predecessors'

/** If the project's behaviour says so, only the assignee and managers of the project may change a task. */
export function refuseOthersTask({ behaviour }: Plan, { assigneeId }: Task, { actor, project }: By) {
  if (!behaviour.blockTasksOfOthers || assigneeId === null || actor.kind !== 'user' || actor.userId === assigneeId)
    return
  if (!managesProject(actor, project)) throw new Refused('task.ofAnother')
}

/** If the project's behaviour says so, a task does not move on before what has to end first has ended. */
export function refuseUnfinishedPredecessor(plan: Plan, task: Task, stepId: string) {
  const finishes = plan.steps.get(stepId)?.finishes ?? false
  const predecessor = plan.behaviour.blockUnfinishedPredecessors && unfinishedPredecessor(plan, task, finishes)
  if (predecessor) throw new Refused('task.predecessorUnfinished', { predecessor: predecessor.title })
}

/** A step with a limit holds no more tasks than that. */
export function refuseFullStep(plan: Plan, stepId: string) {
  const step = plan.steps.get(stepId)
  if (step?.taskLimit != null && countIn(plan, stepId) >= step.taskLimit) {
    throw new Refused('step.limitReached', { step: step.name, limit: step.taskLimit })
  }
}

/** What a step locks of its tasks does not change. Whoever locks a date means milestone and deadline as well. */
export function refuseLocked({ steps }: Plan, { stepId }: Task, changed: readonly ChangedField[]) {
  const step = steps.get(stepId)
  const touched = new Set(changed.flatMap((field) => (isScheduling(field) ? dates : [field])))
  const fields = [...touched].filter((field) => step?.lockedFields.includes(field))
  if (fields.length > 0) throw new Refused('task.fieldLocked', { step: step?.name, fields })
}

const dates: readonly TaskField[] = ['startOn', 'endOn']

const isScheduling = (field: ChangedField): field is SchedulingField => field in defaultScheduling
