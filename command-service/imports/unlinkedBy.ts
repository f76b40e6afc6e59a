import type { RecordedEvent } from '@prumo/contracts/index'
import { isOfImport } from './isOfImport'

/** The tasks that ceased to wait for one that the undo of an import deleted. */
export function unlinkedBy(importId: string, events: readonly RecordedEvent[]): string[] {
  const deleted = new Set<string>()
  const dropped: { taskId: string; predecessorIds: string[] }[] = []
  for (const { type, data, metadata } of events) {
    if (!isOfImport(metadata, importId)) continue
    if (type === 'TaskDeleted') deleted.add(data.taskId)
    if (type === 'DependencyRemoved') dropped.push({ taskId: data.taskId, predecessorIds: [data.predecessorId] })
    if (type === 'TaskPredecessorsChanged') {
      const predecessorIds = data.before.predecessorIds.filter((id) => !data.predecessorIds.includes(id))
      dropped.push({ taskId: data.taskId, predecessorIds })
    }
  }
  const unlinked = dropped.filter(({ predecessorIds }) => predecessorIds.some((id) => deleted.has(id)))
  return [...new Set(unlinked.map(({ taskId }) => taskId))]
}
