import { mostDependencies } from '@prumo/contracts/tasks/dependency'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { Refused } from '@prumo/platform/errors'
import { eventBytes, largestPart } from '../rules/inParts'
import { dependencyFolds } from './dependencyRules'
import type { Link } from './lostLinks'
import type { Plan } from './planState'
import { refuseBadPredecessors } from './predecessors'

/** So many links that do not come back are named: an append has no room for all of a large plan. */
const mostNamed = 500

type OfTask = { projectId: string; taskId: string }

/**
 * Brings back the links that a restored task lost, whoever may change its successors: its deletion asked nobody either.
 * What no longer fits is recorded by name, and comes back with the other task of the link.
 */
export function linksBack(place: OfTask, links: readonly Link[], recorded: readonly PlanEvent[], plan: Plan) {
  const back: PlanEvent[] = []
  const left: Link[] = []
  let now = plan
  let bytes = recorded.reduce((sum, event) => sum + eventBytes(event), 0)
  for (const { taskId, predecessorId, kind, lag } of links) {
    const data = { projectId: place.projectId, taskId, predecessorId, kind, lag }
    const event = { type: 'DependencyAdded' as const, data }
    if (isHeld(now, data)) continue
    bytes += eventBytes(event)
    // Nothing more is looked at once the append is full: a circle is looked for in all of the plan.
    if (bytes <= largestPart && fits(now, data)) {
      back.push(event)
      now = dependencyFolds.DependencyAdded(data, now)
    } else left.push({ taskId, predecessorId, kind, lag })
  }
  const notRestored = {
    type: 'DependenciesNotRestored' as const,
    data: { ...place, dependencies: left.slice(0, mostNamed) },
  }
  return left.length > 0 ? [...back, notRestored] : back
}

const isHeld = ({ tasks }: Plan, { taskId, predecessorId, kind }: Link): boolean =>
  tasks.get(taskId)?.dependencies.some((each) => each.predecessorId === predecessorId && each.kind === kind) === true

function fits(plan: Plan, { taskId, predecessorId }: Link): boolean {
  const task = plan.tasks.get(taskId)
  if (!task || task.dependencies.length >= mostDependencies) return false
  try {
    refuseBadPredecessors(plan, taskId, [predecessorId])
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
