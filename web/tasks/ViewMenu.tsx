import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons'
import type { SavedView } from '@prumo/contracts/tasks/queries'
import type { ViewScreen } from '@prumo/contracts/tasks/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { DeleteViewDialog } from './DeleteViewDialog'
import { useSavedViews } from './useSavedViews'
import { ViewDialog } from './ViewDialog'

type Props = {
  projectId: string
  screen: ViewScreen
  /** Somebody has opened it before it was there. */
  opens: boolean
}

const useStyles = makeStyles({
  popover: { maxHeight: 'min(480px, 70vh)', width: 'min(360px, calc(100vw - 24px))', overflowY: 'auto' },
  button: { maxWidth: '240px' },
  none: { display: 'block', padding: '8px 12px' },
})

/** The saved views of a project's tasks: choose one, save what the screen shows, change or delete the chosen one. */
export function ViewMenu({ projectId, screen, opens }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [dialog, setDialog] = useState<'add' | 'edit' | 'remove'>()
  const saved = useSavedViews(projectId, screen)
  const { current, filters } = saved
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu defaultOpen={opens} checkedValues={{ view: current ? [current.taskViewId] : [] }}>
        <MenuTrigger disableButtonEnhancement>
          <ToolbarButton
            isNamed={current !== undefined}
            icon={<BookmarkRegular />}
            label={labelOf(saved, t)}
            className={styles.button}
          />
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <FailureBar failure={saved.failure} onRetry={saved.retry} />
          {saved.isEmpty && (
            <Text size={200} className={styles.none}>
              {t('taskViews.none')}
            </Text>
          )}
          <MenuList>
            <ViewGroup label={t('taskViews.shared')} views={saved.shared} onChoose={saved.show} />
            <ViewGroup label={t('taskViews.mine')} views={saved.personal} onChoose={saved.show} />
            {!saved.isPast && <ViewActions saved={saved} onDialog={setDialog} />}
            {current && <MenuItem onClick={saved.leave}>{t('taskViews.leave')}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
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

type GroupProps = { label: string; views: readonly SavedView[]; onChoose: (view: SavedView) => void }

function ViewGroup({ label, views, onChoose }: GroupProps) {
  const { t } = useTranslation()
  if (views.length === 0) return null
  return (
    <MenuGroup>
      <MenuGroupHeader>{label}</MenuGroupHeader>
      {views.map((view) => (
        <MenuItemRadio key={view.taskViewId} name="view" value={view.taskViewId} onClick={() => onChoose(view)}>
          {view.ownerName ? t('taskViews.of', { name: view.name, person: view.ownerName }) : view.name}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  )
}

type ActionProps = { saved: Saved; onDialog: (dialog: 'add' | 'edit' | 'remove') => void }

/** What can be done with the view that was chosen, and with what the screen shows now. */
function ViewActions({ saved: { current, isChanged, isEmpty, update }, onDialog }: ActionProps) {
  const { t } = useTranslation()
  const { name = '', mayChange = false } = current ?? {}
  return (
    <>
      {!isEmpty && <MenuDivider />}
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
