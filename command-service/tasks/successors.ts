import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { eventBytes, inParts, partOf } from '../inParts'
import type { Step } from '../preparation'
import type { Plan, Task } from './planState'

/** A task that waits for another. */
type Successor = [taskId: string, task: Task]
type InProject = { projectId: string; taskId: string }

/** The tasks that wait for this one. */
export const successorsOf = ({ tasks }: Plan, taskId: string): Successor[] =>
  [...tasks].filter(([, { predecessorIds }]) => predecessorIds.includes(taskId))

/** A successor waits for this task no more. */
export const waitsNoMore = (
  { projectId, taskId: gone }: InProject,
  [taskId, { predecessorIds }]: Successor,
): PlanEvent => ({
  type: 'TaskPredecessorsChanged',
  data: { projectId, taskId, predecessorIds: predecessorIds.filter((id) => id !== gone), before: { predecessorIds } },
})

/** What is done before a task is deleted for which more tasks wait than one append takes: in parts, they stop waiting. */
export function leavingSuccessors({ projectId, taskId }: InProject, plan: Plan): Step[] {
  const task = plan.tasks.get(taskId)
  const successors = successorsOf(plan, taskId)
  const bytesOf = (one: Successor) => eventBytes(waitsNoMore({ projectId, taskId }, one))
  const withTask = [...successors.map(bytesOf), eventBytes(task ?? null)]
  if (inParts(withTask, (bytes) => bytes).length <= 1) return []
  return inParts(successors, bytesOf).map((part) => {
    const successorIds = part.map(([id]) => id)
    const data = { projectId, taskId, successorIds }
    return { type: 'LeaveSuccessors', data, part: `successors ${partOf(successorIds)}` }
  })
}
