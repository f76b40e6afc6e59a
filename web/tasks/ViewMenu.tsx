import { MenuDivider, MenuItem } from '@fluentui/react-components'
import type { ViewScreen } from '@prumo/contracts/tasks/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ViewsMenu } from '../platform/lists/ViewsMenu'
import { DeleteViewDialog } from './DeleteViewDialog'
import { useSavedViews } from './useSavedViews'
import { ViewDialog } from './ViewDialog'

type Props = {
  projectId: string
  screen: ViewScreen
  /** Somebody has opened it before it was there. */
  opens: boolean
}

/** The saved views of a project's tasks: choose one, save what the screen shows, change or delete the chosen one. */
export function ViewMenu({ projectId, screen, opens }: Props) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'add' | 'edit' | 'remove'>()
  const saved = useSavedViews(projectId, screen)
  const { current, filters } = saved
  const close = () => setDialog(undefined)
  return (
    <>
      <ViewsMenu
        label={labelOf(saved, t)}
        currentId={current?.taskViewId}
        views={saved.views?.map(({ taskViewId, ...view }) => ({ viewId: taskViewId, ...view }))}
        words={{
          shared: t('taskViews.shared'),
          mine: t('taskViews.mine'),
          none: t('taskViews.none'),
          of: (name, person) => t('taskViews.of', { name, person }),
        }}
        failure={saved.failure}
        onRetry={saved.retry}
        onChoose={saved.show}
        opens={opens}
      >
        {!saved.isPast && <ViewActions saved={saved} onDialog={setDialog} />}
        {current && <MenuItem onClick={saved.leave}>{t('taskViews.leave')}</MenuItem>}
      </ViewsMenu>
      {(dialog === 'add' || (dialog === 'edit' && current)) && (
        <ViewDialog
          projectId={projectId}
          view={dialog === 'edit' ? current : undefined}
          screen={screen}
          filters={filters}
          mayShare={saved.mayShare}
          onSaved={saved.stay}
          onClosed={close}
        />
      )}
      {dialog === 'remove' && current && (
        <DeleteViewDialog projectId={projectId} view={current} onDeleted={saved.forget} onClosed={close} />
      )}
    </>
  )
}

type Saved = ReturnType<typeof useSavedViews>

function labelOf({ current, isChanged }: Saved, t: ReturnType<typeof useTranslation>['t']): string {
  if (!current) return t('taskViews.label')
  const { name } = current
  return t('taskViews.current', { name: isChanged ? t('taskViews.changed', { name }) : name })
}

type ActionProps = { saved: Saved; onDialog: (dialog: 'add' | 'edit' | 'remove') => void }

/** What can be done with the view that was chosen, and with what the screen shows now. */
function ViewActions({ saved: { current, isChanged, views = [], update }, onDialog }: ActionProps) {
  const { t } = useTranslation()
  const { name = '', mayChange = false } = current ?? {}
  return (
    <>
      {views.length > 0 && <MenuDivider />}
      {mayChange && isChanged && <MenuItem onClick={update}>{t('taskViews.update', { name })}</MenuItem>}
      <MenuItem onClick={() => onDialog('add')}>{t('taskViews.save')}</MenuItem>
      {mayChange && (
        <>
          <MenuItem onClick={() => onDialog('edit')}>{t('taskViews.edit', { name })}</MenuItem>
          <MenuItem onClick={() => onDialog('remove')}>{t('taskViews.remove', { name })}</MenuItem>
        </>
      )}
    </>
  )
}
