import { Refused } from '@prumo/platform/errors'
import { isFinished, type Plan, type Task } from './planState'

/** A refusal names so many tasks of a circle. */
const mostTitles = 8

/** Refuses predecessors that are not there, are the task itself, or depend on it over however many tasks between. */
export function refuseBadPredecessors(plan: Plan, taskId: string, predecessorIds: readonly string[]): void {
  if (predecessorIds.includes(taskId)) throw new Refused('task.predecessorItself')
  for (const id of predecessorIds) if (!plan.tasks.has(id)) throw new Refused('task.predecessorUnknown')
  // Nothing can wait yet for a task that never was: a file of thousands is a walk through all of it for each otherwise.
  if (!plan.tasks.has(taskId) && !plan.deleted.has(taskId)) return
  const successorOf = new Map<string, string>()
  const ahead = predecessorIds.map((id) => [id, taskId] as const)
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [id, successorId] = next
    if (id === taskId)
      throw new Refused('task.predecessorCycle', { cycle: cycleFrom(plan, id, successorId, successorOf) })
    if (successorOf.has(id)) continue
    successorOf.set(id, successorId)
    for (const before of plan.tasks.get(id)?.predecessorIds ?? []) ahead.push([before, id])
  }
}

/** A circle of tasks in the order of their dependencies, in titles; of a long one, the first. */
function cycleFrom({ tasks }: Plan, first: string, second: string, successorOf: ReadonlyMap<string, string>): string {
  const circle = [first]
  for (let id = second; id !== first; id = successorOf.get(id) ?? first) circle.push(id)
  const titles = circle.slice(0, mostTitles).map((id) => tasks.get(id)?.title ?? '')
  return [...titles, circle.length > mostTitles ? '…' : titles[0]].join(' → ')
}

/**
 * The first predecessor that should have ended and is not finished yet: before a task goes on where the one follows the
 * other, and before it finishes where they finish together.
 */
export function unfinishedPredecessor(plan: Plan, { dependencies }: Task, finishes: boolean): Task | undefined {
  return dependencies
    .filter(({ kind }) => kind === 'FS' || (kind === 'FF' && finishes))
    .map(({ predecessorId }) => plan.tasks.get(predecessorId))
    .find((task): task is Task => task !== undefined && !isFinished(plan, task))
}

/** These tasks in their order, but each after those of them that it waits for: what finishes one lets the next move. */
export function predecessorsFirst({ tasks }: Plan, taskIds: readonly string[]): string[] {
  const chosen = new Set(taskIds)
  const placed = new Set<string>()
  const place = (taskId: string) => {
    if (!chosen.delete(taskId)) return
    for (const id of tasks.get(taskId)?.predecessorIds ?? []) place(id)
    placed.add(taskId)
  }
  for (const taskId of taskIds) place(taskId)
  return [...placed]
}
