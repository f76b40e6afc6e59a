import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useLocation } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useAddressWith } from '../platform/lists/useAddressWith'

/** Where a task is open beside its list: by the path in a project, by a parameter across projects. Filters stay. */
export function useListedTaskAddress(projectId: string | undefined): (task: ListedTask) => string {
  const { search } = useLocation()
  const addressWith = useAddressWith('task')
  return (task) =>
    projectId ? addresses.tasks(projectId, task.taskId) + search : addressWith(`${task.projectId}.${task.taskId}`)
}
