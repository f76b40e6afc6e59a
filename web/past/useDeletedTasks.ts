import { addresses } from '../platform/addresses'
import { useCommand } from '../platform/server/useCommand'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useQuery } from '../platform/server/useQuery'
import type { Can, DeletedThings } from './deletedThing'
import { useRestoredTask } from './useRestoredTask'

/** Deleted tasks; each can be restored into its step or into another one. */
export function useDeletedTasks(projectId: string, can: Can): DeletedThings {
  const { run } = useCommand()
  const restored = useRestoredTask()
  const sees = can('tasks', 'viewOnly')
  const pages = usePagedQuery('deletedTasks', sees ? { projectId } : null)
  const { data: board } = useQuery('board', sees ? { projectId } : null)
  const places = board?.steps.map(({ stepId, name }) => ({ id: stepId, name }))
  const things = (pages.items ?? []).map(({ taskId, stepName, ...task }) => ({
    ...task,
    id: taskId,
    place: stepName,
    address: addresses.board(projectId, taskId),
    places: places ?? [],
    restore: can('tasks', 'editOnly')
      ? (stepId: string | null = null) =>
          void run('RestoreTask', { projectId, taskId, stepId }, { done: () => restored({ projectId, taskId }) })
      : undefined,
  }))
  return { ...pages, things, isLoading: sees && !pages.items }
}
