import type { dependencyEvents } from '@prumo/contracts/tasks/dependencies'
import {
  type Dependency,
  dependingAfter,
  isPlain,
  mostDependencies,
  plainDependency,
} from '@prumo/contracts/tasks/dependency'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { type Folds, knownTask, type Plan, type Rules, type Task, withTask } from './planState'
import { refuseBadPredecessors } from './predecessors'
import { refuseLocked, refuseOthersTask } from './refusedTasks'

type Commands = 'AddDependency' | 'ChangeDependency' | 'RemoveDependency'
type Events = keyof typeof dependencyEvents
type OfTask = { projectId: string; taskId: string }
type Link = Pick<Dependency, 'kind' | 'lag'>

export const dependencyRules: Rules<Commands> = {
  AddDependency: ({ projectId, taskId, predecessorId, kind, lag }, plan, by) => {
    const task = knownTask(plan, taskId)
    const existing = linkOf(task, predecessorId, kind)
    if (existing?.lag === lag) return []
    if (existing) throw new Refused('dependency.exists')
    refuseOthersTask(plan, task, by)
    refuseLocked(plan, task, ['predecessorIds'])
    refuseBadPredecessors(plan, taskId, [predecessorId])
    if (task.dependencies.length >= mostDependencies)
      throw new Refused('dependency.tooMany', { most: mostDependencies })
    return [{ type: 'DependencyAdded', data: { projectId, taskId, predecessorId, kind, lag } }]
  },

  ChangeDependency: ({ projectId, taskId, predecessorId, kind, lag, was }, plan, by) => {
    const task = knownTask(plan, taskId)
    const existing = linkOf(task, predecessorId, kind)
    const before = linkOf(task, predecessorId, was.kind)
    // Sent twice, it is done already: nothing is left of what it was.
    if (existing?.lag === lag && (kind === was.kind || !before)) return []
    if (!before) throw new Refused('dependency.unknown')
    if (before.lag !== was.lag) throw new Refused('dependency.changedSince')
    if (existing && kind !== was.kind) throw new Refused('dependency.exists')
    refuseOthersTask(plan, task, by)
    refuseLocked(plan, task, ['predecessorIds'])
    return [{ type: 'DependencyChanged', data: { projectId, taskId, predecessorId, kind, lag, before: was } }]
  },

  RemoveDependency: ({ projectId, taskId, predecessorId, kind }, plan, by) => {
    const task = knownTask(plan, taskId)
    const before = linkOf(task, predecessorId, kind)
    if (!before) throw new Refused('dependency.unknown')
    refuseOthersTask(plan, task, by)
    refuseLocked(plan, task, ['predecessorIds'])
    return [removed({ projectId, taskId }, { predecessorId, ...before })]
  },
}

const changeFold =
  <Type extends keyof typeof dependingAfter>(type: Type) =>
  (data: { taskId: string }, plan: Plan): Plan => {
    const task = plan.tasks.get(data.taskId)
    return task ? withTask(plan, data.taskId, dependingAfter[type](task, data as never) as Partial<Task>) : plan
  }

export const dependencyFolds: Folds<Events> = {
  DependencyAdded: changeFold('DependencyAdded'),
  DependencyChanged: changeFold('DependencyChanged'),
  DependencyRemoved: changeFold('DependencyRemoved'),
  DependenciesNotRestored: (_, plan) => plan,
}

/**
 * How the predecessors of a task become these. What more was said of one that goes is removed by events of its own, so
 * that it can be brought back.
 */
export function predecessorsSet(place: OfTask, task: Task, predecessorIds: readonly string[]): PlanEvent[] {
  const dropped = task.predecessorIds.filter((id) => !predecessorIds.includes(id) && !isPlainly(task, id))
  const removals = task.dependencies
    .filter(({ predecessorId }) => dropped.includes(predecessorId))
    .map((dependency) => removed(place, dependency))
  const before = { predecessorIds: task.predecessorIds.filter((id) => !dropped.includes(id)) }
  if (equal(before.predecessorIds, predecessorIds)) return removals
  const changed = { ...place, predecessorIds: [...predecessorIds], before }
  return [...removals, { type: 'TaskPredecessorsChanged', data: changed }]
}

/** What makes a task that depends plainly on its predecessors depend on them like this. */
export function saidAgain(place: OfTask, dependencies: readonly Dependency[]): PlanEvent[] {
  const begun = new Set<string>()
  return dependencies.flatMap((dependency): PlanEvent[] => {
    const { predecessorId, kind, lag } = dependency
    const data = { ...place, predecessorId, kind, lag }
    if (begun.has(predecessorId)) return [{ type: 'DependencyAdded', data }]
    begun.add(predecessorId)
    const { predecessorId: _, ...before } = plainDependency(predecessorId)
    return isPlain(dependency) ? [] : [{ type: 'DependencyChanged', data: { ...data, before } }]
  })
}

const removed = ({ projectId, taskId }: OfTask, { predecessorId, kind, lag }: Dependency): PlanEvent => ({
  type: 'DependencyRemoved',
  data: { projectId, taskId, predecessorId, before: { kind, lag } },
})

/** A task depends on a predecessor as if only its id had ever been named. */
const isPlainly = ({ dependencies }: Task, predecessorId: string) =>
  dependencies.every((each) => each.predecessorId !== predecessorId || isPlain(each))

function linkOf({ dependencies }: Task, predecessorId: string, kind: Link['kind']): Link | undefined {
  const found = dependencies.find((each) => each.predecessorId === predecessorId && each.kind === kind)
  return found && { kind: found.kind, lag: found.lag }
}
