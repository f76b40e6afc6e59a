import type { RecordedEvent } from '@prumo/contracts/index'
import { type Dependency, plainDependency } from '@prumo/contracts/tasks/dependency'

/** What a task depends on, with the task that does. */
export type Link = Dependency & { readonly taskId: string }

/**
 * The links of a task that went with a deletion and have not come back: its own, and those of its successors. Only what
 * the plan recorded tells them: a task that is there knows nothing of one that is gone.
 */
export function lostLinksOf(taskId: string, history: readonly RecordedEvent[]): Link[] {
  const deletions = new Set(history.flatMap((event) => (event.type === 'TaskDeleted' ? [deletionOf(event)] : [])))
  const gone = new Set<string>()
  let lost: Link[] = []
  for (const event of history) {
    if (event.type === 'TaskDeleted') gone.add(event.data.taskId)
    if (event.type === 'TaskRestored') gone.delete(event.data.taskId)
    const pairs = pairsSaid(event)
    if (pairs.length > 0) lost = lost.filter((link) => !pairs.some((pair) => isOf(pair, link)))
    const isLost = ({ predecessorId }: Link) => gone.has(predecessorId) || deletions.has(named(event, predecessorId))
    lost.push(...droppedBy(event).filter(isLost))
    if (event.type === 'DependenciesNotRestored') lost.push(...event.data.dependencies)
  }
  return lost.filter((link) => link.taskId === taskId || link.predecessorId === taskId)
}

type Pair = Pick<Link, 'taskId' | 'predecessorId'>

const isOf = (pair: Pair, { taskId, predecessorId }: Pair) =>
  pair.taskId === taskId && pair.predecessorId === predecessorId

/** A task stops waiting in the same action in which the other is deleted, and before it. */
const named = ({ metadata }: RecordedEvent, taskId: string) => `${metadata.commandId} ${taskId}`
const deletionOf = (event: Extract<RecordedEvent, { type: 'TaskDeleted' }>) => named(event, event.data.taskId)

function droppedBy({ type, data }: RecordedEvent): Link[] {
  if (type === 'DependencyRemoved') return [{ taskId: data.taskId, predecessorId: data.predecessorId, ...data.before }]
  if (type !== 'TaskPredecessorsChanged') return []
  return data.before.predecessorIds
    .filter((id) => !data.predecessorIds.includes(id))
    .map((id) => ({ taskId: data.taskId, ...plainDependency(id) }))
}

/** The pairs of tasks whose links somebody has pairs since, or that came back: nothing is owed to them any more. */
function pairsSaid({ type, data }: RecordedEvent): Pair[] {
  if (type === 'DependencyAdded' || type === 'DependencyChanged') return [data]
  if (type !== 'TaskPredecessorsChanged') return []
  return data.predecessorIds
    .filter((id) => !data.before.predecessorIds.includes(id))
    .map((predecessorId) => ({ taskId: data.taskId, predecessorId }))
}
