import { Refused } from '@prumo/platform/errors'
import { isFinished, type Plan, type Task } from './planState'

/** Refuses predecessors that are not there, are the task itself, or depend on it over however many tasks between. */
export function refuseBadPredecessors(plan: Plan, taskId: string, predecessorIds: readonly string[]): void {
  if (predecessorIds.includes(taskId)) throw new Refused('task.predecessorItself')
  for (const id of predecessorIds) if (!plan.tasks.has(id)) throw new Refused('task.predecessorUnknown')
  // Nothing can wait yet for a task that never was: a file of thousands is a walk through all of it for each otherwise.
  if (!plan.tasks.has(taskId) && !plan.deleted.has(taskId)) return
  const seen = new Set<string>()
  const ahead = [...predecessorIds]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (id === taskId) throw new Refused('task.predecessorCycle')
    if (seen.has(id)) continue
    seen.add(id)
    ahead.push(...(plan.tasks.get(id)?.predecessorIds ?? []))
  }
}

/** The first predecessor that is not finished yet. */
export function unfinishedPredecessor(plan: Plan, { predecessorIds }: Task): Task | undefined {
  return predecessorIds
    .map((id) => plan.tasks.get(id))
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
