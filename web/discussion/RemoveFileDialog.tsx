import type { ListedFile } from '@prumo/contracts/discussion/queries'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { useFileActions } from './useFileActions'

type Props = { file: ListedFile; onRemoved?: () => void; onClosed: () => void }

/** Says what goes for good, and what stays on record, before a file is removed. */
export function RemoveFileDialog({ file, onRemoved, onClosed }: Props) {
  const { t } = useTranslation()
  const { remove } = useFileActions()
  const confirm = async () => {
    const removed = await remove(file)
    if (removed) onRemoved?.()
    return removed
  }
  return (
    <ConfirmDialog title={t('command.RemoveFile')} action={t('delete')} onConfirm={confirm} onClosed={onClosed}>
      {t('files.removeQuestion', { name: file.name })}
    </ConfirmDialog>
  )
}
