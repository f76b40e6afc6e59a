import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { useCommand } from '../platform/server/useCommand'

type Props = {
  projectId: string
  view: { taskViewId: string; name: string }
  onDeleted: () => void
  onClosed: () => void
}

/** Asks before a saved view is deleted, which others may use. */
export function DeleteViewDialog({ projectId, view: { taskViewId, name }, onDeleted, onClosed }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const confirm = async () => {
    const deleted = await run('RemoveTaskView', { projectId, taskViewId }, { done: t('done.RemoveTaskView') })
    if (deleted) onDeleted()
    return deleted
  }
  return (
    <ConfirmDialog
      title={t('taskViews.removeTitle', { name })}
      action={t('delete')}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      {t('taskViews.removeText')}
    </ConfirmDialog>
  )
}
