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
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { CloseMonthDialog } from './CloseMonthDialog'
import { ReopenMonthDialog } from './ReopenMonthDialog'

const useStyles = makeStyles({
  closed: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  note: { display: 'block', maxWidth: '260px', padding: '6px 8px 8px', color: tokens.colorNeutralForeground3 },
})

type Props = {
  projectId: string
  closing: Pick<Answer<'ledgerTotals'>, 'closedThrough' | 'latePostings'>
  /** There is room for its sign alone. */
  isShort: boolean
}

/** Until when a ledger is closed, and how that changes, for whoever answers for its figures. */
export function ClosingMenu({ projectId, closing: { closedThrough, latePostings }, isShort }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { can } = useProjectRights(projectId)
  const [opened, setOpened] = useState<'close' | 'reopen'>()
  const mayClose = can('finance', 'totalControl')
  const end = () => setOpened(undefined)
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
    <>
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
            <MenuItem onClick={() => setOpened('close')}>{t('closing.close')}</MenuItem>
            {closedThrough && <MenuItem onClick={() => setOpened('reopen')}>{t('closing.reopen')}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
      {opened === 'close' && (
        <CloseMonthDialog
          projectId={projectId}
          closedThrough={closedThrough}
          latePostings={latePostings ?? 'refuse'}
          onClosed={end}
        />
      )}
      {opened === 'reopen' && closedThrough && (
        <ReopenMonthDialog projectId={projectId} closedThrough={closedThrough} onClosed={end} />
      )}
    </>
  )
}
