import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { eventBytes, fitsOneAppend, inParts, partOf } from '../rules/inParts'
import { predecessorsSet } from './dependencyRules'
import type { Plan, Task } from './planState'

/** A task that waits for another. */
type Successor = [taskId: string, task: Task]
type InProject = { projectId: string; taskId: string }
type LeavingPart = { name: string; successorIds: readonly string[] }

/** The tasks that wait for this one. */
export const successorsOf = ({ tasks }: Plan, taskId: string): Successor[] =>
  [...tasks].filter(([, { predecessorIds }]) => predecessorIds.includes(taskId))

/** The events by which a successor drops this predecessor. */
export const waitsNoMore = ({ projectId, taskId: gone }: InProject, [taskId, task]: Successor): PlanEvent[] =>
  predecessorsSet(
    { projectId, taskId },
    task,
    task.predecessorIds.filter((id) => id !== gone),
  )

/**
 * What a task's successors leave behind together with it; nothing where that is more than one append takes: a policy
 * sees to it then.
 */
export function leftWith(place: InProject, plan: Plan, deleted: PlanEvent): PlanEvent[] {
  const left = successorsOf(plan, place.taskId).flatMap((successor) => waitsNoMore(place, successor))
  return fitsOneAppend([...left, deleted], eventBytes) ? left : []
}

/** The successors of a task that is gone, in parts of which each is one append. */
export const leavingParts = (place: InProject, plan: Plan): LeavingPart[] =>
  inParts(successorsOf(plan, place.taskId), (successor) =>
    waitsNoMore(place, successor).reduce((sum, event) => sum + eventBytes(event), 0),
  ).map((part) => {
    const successorIds = part.map(([id]) => id)
    return { name: `successors ${partOf(successorIds)}`, successorIds }
  })
