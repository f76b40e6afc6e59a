import { Button, makeStyles, Text } from '@fluentui/react-components'
import { ArrowUndoRegular, LockClosedRegular } from '@fluentui/react-icons'
import { showMonth } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { CloseMonthDialog } from './CloseMonthDialog'
import { ReopenMonthDialog } from './ReopenMonthDialog'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  closed: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
})

type Props = { projectId: string; closing: Pick<Answer<'ledgerTotals'>, 'closedThrough' | 'latePostings'> }

/** Until when a ledger is closed, and how that changes, for whoever answers for its figures. */
export function ClosingBar({ projectId, closing: { closedThrough, latePostings } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { can } = useProjectRights(projectId)
  const [opened, setOpened] = useState<'close' | 'reopen'>()
  const mayClose = can('finance', 'totalControl')
  const end = () => setOpened(undefined)
  if (!mayClose && closedThrough === null) return null
  return (
    <div className={styles.root}>
      {closedThrough && latePostings && (
        <Text className={styles.closed}>
          <LockClosedRegular aria-hidden="true" />
          {t('closing.through', { month: showMonth(closedThrough, language) })}
          {' · '}
          {t(`closing.now.${latePostings}`)}
        </Text>
      )}
      {mayClose && (
        <Button size="small" icon={<LockClosedRegular />} onClick={() => setOpened('close')}>
          {t('command.CloseMonth')}
        </Button>
      )}
      {mayClose && closedThrough && (
        <Button size="small" icon={<ArrowUndoRegular />} onClick={() => setOpened('reopen')}>
          {t('command.ReopenMonth')}
        </Button>
      )}
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
    </div>
  )
}
