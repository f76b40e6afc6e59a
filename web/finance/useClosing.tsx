import {
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import { showMonth } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { CloseMonthDialog } from './CloseMonthDialog'
import { ReopenMonthDialog } from './ReopenMonthDialog'
import { UndoClosingDialog } from './UndoClosingDialog'

const useStyles = makeStyles({
  closed: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: look.room.tight,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  note: { display: 'block', maxWidth: '260px', padding: '6px 8px 8px', color: tokens.colorNeutralForeground3 },
})

type Closing = Pick<Answer<'ledgerTotals'>, 'closedThrough' | 'latePostings'>
type Deed = 'close' | 'reopen'

/**
 * Until when a ledger is closed, and how that changes, for whoever answers for its figures: a menu, and what it opens,
 * which stays open wherever the menu stands meanwhile.
 */
export function useClosing(projectId: string, closing: Closing | undefined, isShort: boolean) {
  const [opened, setOpened] = useState<Deed>()
  const end = () => setOpened(undefined)
  const menu = closing && <ClosingMenu projectId={projectId} closing={closing} isShort={isShort} onChoose={setOpened} />
  if (!closing || !opened) return { menu, dialog: <UndoClosingDialog projectId={projectId} /> }
  const { closedThrough, latePostings } = closing
  const dialog =
    opened === 'close' ? (
      <CloseMonthDialog
        projectId={projectId}
        closedThrough={closedThrough}
        latePostings={latePostings ?? 'refuse'}
        onClosed={end}
      />
    ) : (
      closedThrough && <ReopenMonthDialog projectId={projectId} closedThrough={closedThrough} onClosed={end} />
    )
  return { menu, dialog }
}

type MenuProps = {
  projectId: string
  closing: Closing
  /** There is room for its sign alone. */
  isShort: boolean
  onChoose: (deed: Deed) => void
}

function ClosingMenu({ projectId, closing: { closedThrough, latePostings }, isShort, onChoose }: MenuProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { can } = useProjectRights(projectId)
  const mayClose = can('finance', 'totalControl')
  const through = closedThrough && t('closing.through', { month: showMonth(closedThrough, language) })
  const now = latePostings && t(`closing.now.${latePostings}`)
  if (!mayClose)
    return through ? (
      <Text size={200} className={styles.closed} title={now ?? undefined}>
        <LockClosedRegular aria-hidden="true" />
        {through}
      </Text>
    ) : null
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton
          icon={<LockClosedRegular />}
          label={through ?? t('closing.menu')}
          isNamed={through !== null && !isShort}
        />
      </MenuTrigger>
      <MenuPopover>
        {now && (
          <Text size={200} className={styles.note}>
            {now}
          </Text>
        )}
        <MenuList>
          <MenuItem onClick={() => onChoose('close')}>{t('closing.close')}</MenuItem>
          {closedThrough && <MenuItem onClick={() => onChoose('reopen')}>{t('closing.reopen')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
