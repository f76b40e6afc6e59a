import { MenuDivider, MenuItem } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ViewsMenu } from '../../platform/lists/ViewsMenu'
import { useCommand } from '../../platform/server/useCommand'
import { AnalysisViewDialog } from './AnalysisViewDialog'
import { type AnalysisChoice, savedChoiceOf } from './analysisChoice'
import { DeleteAnalysisViewDialog } from './DeleteAnalysisViewDialog'
import type { useAnalysisViews } from './useAnalysisViews'

type Views = ReturnType<typeof useAnalysisViews>
type Dialog = 'save' | 'rename' | 'remove'

type Props = {
  views: Views
  choice: AnalysisChoice
  /** Whether the screen shows something else than the view that the address names. */
  isChanged: boolean
  /** Shows a view as it was saved. */
  onShow: (viewId: string) => void
  /** What the screen shows stays, as this view or as none. */
  onName: (viewId: string | undefined) => void
}

/** The saved views of the analysis: one is chosen, changed, shared or deleted, and what the screen shows is saved. */
export function AnalysisViewMenu({ views, choice, isChanged, onShow, onName }: Props) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<Dialog>()
  const { current } = views
  const { name = '' } = current ?? {}
  const close = () => setDialog(undefined)
  return (
    <>
      <ViewsMenu
        label={
          current
            ? t('analysisViews.current', { name: isChanged ? t('analysisViews.changed', { name }) : name })
            : t('analysisViews.label')
        }
        currentId={current?.analysisViewId}
        views={views.views?.map(({ analysisViewId, ...view }) => ({ viewId: analysisViewId, ...view }))}
        words={{
          shared: t('analysisViews.shared'),
          mine: t('analysisViews.mine'),
          none: t('analysisViews.none'),
          of: (view, person) => t('analysisViews.of', { name: view, person }),
        }}
        failure={views.failure}
        onRetry={views.retry}
        onChoose={onShow}
      >
        {(views.views ?? []).length > 0 && <MenuDivider />}
        {current && isChanged && (
          <MenuItem onClick={() => onShow(current.analysisViewId)}>{t('analysisViews.restore', { name })}</MenuItem>
        )}
        <ViewChanges views={views} choice={choice} isChanged={isChanged} onDialog={setDialog} />
        {current && <MenuItem onClick={() => onName(undefined)}>{t('analysisViews.leave')}</MenuItem>}
      </ViewsMenu>
      {(dialog === 'save' || (dialog === 'rename' && current)) && (
        <AnalysisViewDialog
          view={dialog === 'rename' ? current : undefined}
          choice={choice}
          onSaved={(viewId) => {
            views.noteSaved(viewId)
            onName(viewId)
          }}
          onClosed={close}
        />
      )}
      {dialog === 'remove' && current && (
        <DeleteAnalysisViewDialog view={current} onDeleted={() => onName(undefined)} onClosed={close} />
      )}
    </>
  )
}

type ChangeProps = Pick<Props, 'views' | 'choice' | 'isChanged'> & { onDialog: (dialog: Dialog) => void }

/** What is recorded: of the view that was chosen, and of what the screen shows. */
function ViewChanges({ views: { current, mayShare }, choice, isChanged, onDialog }: ChangeProps) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const { analysisViewId = '', name = '', shared = false, mayChange = false } = current ?? {}
  const sharing = shared ? 'UnshareAnalysisView' : 'ShareAnalysisView'
  const update = () =>
    void run(
      'ChangeAnalysisView',
      { analysisViewId, choice: savedChoiceOf(choice) },
      { done: t('done.ChangeAnalysisView') },
    )
  return (
    <>
      {mayChange && isChanged && <MenuItem onClick={update}>{t('analysisViews.update', { name })}</MenuItem>}
      <MenuItem onClick={() => onDialog('save')}>{t(current ? 'analysisViews.saveAs' : 'analysisViews.save')}</MenuItem>
      {mayChange && (
        <>
          <MenuItem onClick={() => onDialog('rename')}>{t('analysisViews.rename', { name })}</MenuItem>
          {mayShare && (
            <MenuItem onClick={() => void run(sharing, { analysisViewId }, { done: t(`done.${sharing}`) })}>
              {t(shared ? 'analysisViews.unshare' : 'analysisViews.share', { name })}
            </MenuItem>
          )}
          <MenuItem onClick={() => onDialog('remove')}>{t('analysisViews.remove', { name })}</MenuItem>
        </>
      )}
    </>
  )
}
