import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import { useBegun } from '../platform/useBegun'
import { useProjectRights } from '../projects/useProjectRights'
import { newTaskDialog } from './taskParts'

/** Adds a task with all its fields, from any screen of a project. */
export function NewTask({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const narrow = useNarrow()
  const [adding, setAdding] = useState(false)
  const mayAdd = can('tasks', 'editOnly')
  useBegun('AddTask', mayAdd ? () => setAdding(true) : undefined)
  if (!mayAdd) return null
  return (
    <>
      <Button
        appearance="primary"
        size="small"
        icon={<AddRegular />}
        aria-label={t('task.new')}
        onClick={() => setAdding(true)}
        onPointerEnter={newTaskDialog.fetch}
      >
        {!narrow && t('task.new')}
      </Button>
      <Suspense>{adding && <newTaskDialog.Part projectId={projectId} onClosed={() => setAdding(false)} />}</Suspense>
    </>
  )
}
