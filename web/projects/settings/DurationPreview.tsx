import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { durationChanges } from '@prumo/contracts/schedule/durationChanges'
import type { WorkDays } from '@prumo/contracts/schedule/workCalendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/server/useQuery'

/** So many tasks are named; the others are counted. */
const mostNamed = 5

const useStyles = makeStyles({
  root: {
    padding: '8px 12px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
})

type Props = { projectId: string; before: WorkDays; after: WorkDays }

/** Says which tasks will last longer or shorter with other working days. Their dates stay as they are. */
export function DurationPreview({ projectId, before, after }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: board } = useQuery('board', { projectId })
  const key = JSON.stringify(after)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days are compared by what they say
  const changes = useMemo(() => durationChanges(board?.tasks ?? [], before, after), [board?.tasks, before, key])
  if (!board) return null
  const named = changes.slice(0, mostNamed)
  return (
    <div role="status" className={styles.root}>
      <Text size={200}>{t('settings.preview.changed', { count: changes.length })}</Text>
      {named.length > 0 && (
        <ul className={styles.list}>
          {named.map((change) => (
            <li key={change.taskId}>
              <Text size={200}>{t('settings.preview.task', { ...change })}</Text>
            </li>
          ))}
          {changes.length > mostNamed && (
            <li>
              <Text size={200}>{t('settings.preview.further', { count: changes.length - mostNamed })}</Text>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
