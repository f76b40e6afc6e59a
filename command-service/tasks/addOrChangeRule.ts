import { type Dependency, mostDependencies, withPredecessors } from '@prumo/contracts/tasks/dependency'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { Refused } from '@prumo/platform/errors'
import { changedBy } from './changedBy'
import { linksSet } from './linksSet'
import type { Plan, Rules } from './planState'
import { refuseLocked, refuseOthersTask } from './refusedTasks'
import { taskRules } from './taskRules'

/** A task is added, or changed and moved, by the rules of these commands. One refusal refuses all of it. */
export const addOrChangeRule: Rules<'AddOrChangeTask'> = {
  AddOrChangeTask: ({ stepId, dependencies = [], ...fields }, plan, by) => {
    const { projectId, taskId } = fields
    const task = plan.tasks.get(taskId)
    if (!task) {
      const added = taskRules.AddTask({ stepId, ...fields }, plan, by)
      const begun = withPredecessors([], fields.predecessorIds ?? [])
      return [...added, ...linked({ projectId, taskId }, begun, dependencies)]
    }
    const changed = taskRules.ChangeTask(fields, plan, by)
    const links = saidAnew({ projectId, taskId }, dependencies, changedBy(changed, plan))
    if (links.length > 0) refuseOthersTask(plan, task, by)
    if (task.stepId === stepId) return [...changed, ...links]
    const now = changedBy([...changed, ...links], plan)
    return [...changed, ...links, ...taskRules.MoveTask({ projectId, taskId, stepId, beforeTaskId: null }, now, by)]
  },
}

type OfTask = { projectId: string; taskId: string }

/** How a known task depends on its predecessors is a field as their ids are: a step that locks those locks it. */
function saidAnew(place: OfTask, wanted: readonly Dependency[], plan: Plan): PlanEvent[] {
  const task = plan.tasks.get(place.taskId)
  if (!task) return []
  const events = linked(place, task.dependencies, wanted)
  if (events.length > 0) refuseLocked(plan, task, ['predecessorIds'])
  return events
}

function linked(place: OfTask, current: readonly Dependency[], wanted: readonly Dependency[]): PlanEvent[] {
  const events = linksSet(place, current, wanted)
  const more = events.filter(({ type }) => type === 'DependencyAdded').length
  const fewer = events.filter(({ type }) => type === 'DependencyRemoved').length
  if (current.length + more - fewer > mostDependencies)
    throw new Refused('dependency.tooMany', { most: mostDependencies })
  return events
}
