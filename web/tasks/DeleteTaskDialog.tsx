import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { useCommand } from '../platform/server/useCommand'
import { taskFailure } from './taskFailure'

type Props = {
  projectId: string
  task: { taskId: string; title: string }
  onDeleted: () => void
  onClosed: () => void
}

/** Says what goes, and what stays on record, before a task is deleted. */
export function DeleteTaskDialog({ projectId, task: { taskId, title }, onDeleted, onClosed }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand(taskFailure)
  const confirm = async () => {
    const deleted = await run('DeleteTask', { projectId, taskId }, { done: t('done.DeleteTask') })
    if (deleted) onDeleted()
    return deleted
  }
  return (
    <ConfirmDialog title={t('command.DeleteTask')} action={t('delete')} onConfirm={confirm} onClosed={onClosed}>
      {t('task.deleteQuestion', { title })}
    </ConfirmDialog>
  )
}
