import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../platform/useCommand'
import { taskFailure } from './taskFailure'

type Props = {
  projectId: string
  task: { taskId: string; title: string }
  onDeleted: () => void
  onCancel: () => void
}

/** Says what goes, and what stays on record, before a task is deleted. */
export function DeleteTaskDialog({ projectId, task, onDeleted, onCancel }: Props) {
  const { t } = useTranslation()
  const { run, sending } = useCommand(taskFailure)
  const confirm = async () => {
    if (await run('DeleteTask', { projectId, taskId: task.taskId }, { done: t('done.DeleteTask') })) onDeleted()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onCancel()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('command.DeleteTask')}</DialogTitle>
          <DialogContent>{t('task.deleteQuestion', { title: task.title })}</DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button appearance="primary" disabledFocusable={sending} onClick={() => void confirm()}>
              {t('delete')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
