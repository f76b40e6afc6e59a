import type { SavedAnalysisView } from '@prumo/contracts/analysis/queries'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../platform/forms/ConfirmDialog'
import { useCommand } from '../../platform/server/useCommand'

type Props = { view: SavedAnalysisView; onDeleted: () => void; onClosed: () => void }

/** Asks before a view of the analysis is deleted, which others may use. */
export function DeleteAnalysisViewDialog({ view: { analysisViewId, name }, onDeleted, onClosed }: Props) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const confirm = async () => {
    const deleted = await run('DeleteAnalysisView', { analysisViewId }, { done: t('done.DeleteAnalysisView') })
    if (deleted) onDeleted()
    return deleted
  }
  return (
    <ConfirmDialog
      title={t('analysisViews.removeTitle', { name })}
      action={t('delete')}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      {t('analysisViews.removeText')}
    </ConfirmDialog>
  )
}
