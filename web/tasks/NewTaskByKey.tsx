import { Suspense, useState } from 'react'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { useProjectRights } from '../projects/useProjectRights'
import { newTaskDialog } from './taskParts'

/** The key that adds a task, in a view of a project that hears it for nothing else. */
export function NewTaskByKey({ projectId }: { projectId: string }) {
  const { can } = useProjectRights(projectId)
  return <TaskByKey projectId={projectId} mayAdd={can('tasks', 'editOnly')} />
}

/** Without a project it asks for one first. */
export function TaskByKey({ projectId, mayAdd }: { projectId?: string; mayAdd: boolean }) {
  const [isAdding, setAdding] = useState(false)
  useScreenKey('plan', 'add', mayAdd ? () => setAdding(true) : undefined)
  const close = () => setAdding(false)
  return (
    <Suspense>
      {isAdding && <newTaskDialog.Part onClosed={close} {...(projectId !== undefined && { projectId })} />}
    </Suspense>
  )
}
