import { useAccess } from '../platform/session/useAccess'
import { TaskByKey } from './NewTaskByKey'

/** The key that adds a task among tasks of several projects: which one it is for is asked first. */
export function NewTaskSomewhereByKey() {
  const can = useAccess()
  return <TaskByKey mayAdd={can('tasks', 'editOnly')} />
}
