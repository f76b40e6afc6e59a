import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { TextLink } from '../platform/layout/TextLink'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import type { Entry } from './entryValues'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  icon: { fontSize: tokens.fontSizeBase500 },
  body: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** Says of an entry that nobody paid it: its tasks were done. */
export function ClosedByTasks({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { can } = useProjectRights(entry.projectId)
  const day = closedByTasksOn(entry)
  if (day === undefined) return null
  return (
    <div className={styles.root}>
      <ClipboardTaskListLtrRegular className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <Text weight="semibold">{t('ledger.closedByTasks', { day: showDay(day, language) })}</Text>
        {entry.closesWithTasks && (
          <Text size={200} className={styles.quiet}>
            {t('ledger.closedByTasksHint')}
          </Text>
        )}
        {can('actionLog', 'viewOnly') && (
          <TextLink to={addresses.projectActionLog(entry.projectId, { record: entry.entryId })}>
            {t('ledger.seeActions')}
          </TextLink>
        )}
      </div>
    </div>
  )
}

/** The last day on which tasks closed something of it. */
function closedByTasksOn({ settlements }: Entry): string | undefined {
  const days = settlements.flatMap(({ closedBy, paidOn }) => (closedBy === 'tasks' && paidOn ? [paidOn] : []))
  return days.sort().at(-1)
}
