import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeginButton } from '../platform/layout/BeginButton'
import { useProjectRights } from '../projects/useProjectRights'
import { newTaskDialog } from './taskParts'

/** Adds a task with all its fields, from any view of a project's plan. */
export function NewTask({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const [isAdding, setAdding] = useState(false)
  if (!can('tasks', 'editOnly')) return null
  return (
    <>
      <BeginButton
        command="AddTask"
        label={t('task.new')}
        onBegin={() => setAdding(true)}
        onNear={newTaskDialog.fetch}
      />
      <Suspense>{isAdding && <newTaskDialog.Part projectId={projectId} onClosed={() => setAdding(false)} />}</Suspense>
    </>
  )
}
