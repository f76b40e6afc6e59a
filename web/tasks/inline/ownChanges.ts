import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { CellChange } from './useCellEditing'

/** What somebody has changed in tasks whose list has not followed yet. */
export function ownChanges() {
  const changesOf = new Map<string, { listed: ListedTask; changes: CellChange }>()
  const of = (listed: ListedTask) => {
    const found = changesOf.get(listed.taskId)
    return found?.listed === listed ? found.changes : {}
  }
  return {
    /** The task with what was changed in it since it was listed so. */
    within: (listed: ListedTask): ListedTask => ({ ...listed, ...of(listed) }),
    note: (listed: ListedTask, changes: CellChange): void => {
      changesOf.set(listed.taskId, { listed, changes: { ...of(listed), ...changes } })
    },
  }
}
