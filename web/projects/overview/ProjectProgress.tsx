import { makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'
import { useQuery } from '../../platform/server/useQuery'
import { OverviewSection } from './OverviewSection'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '6px', padding: '8px 0' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 16px' },
})

/** How far a project is, and what that is counted by. */
export function ProjectProgress({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <OverviewSection
      name={t('field.progress')}
      answer={useQuery('project', { projectId })}
      empty={t('overview.noTasks')}
      isEmpty={({ taskCount }) => taskCount === 0}
      rows={1}
    >
      {({ progress, doneCount, taskCount }) => (
        <div className={styles.root}>
          <div className={styles.line}>
            <Text weight="semibold">{t('weighed.tasks', { progress })}</Text>
            <QuietText>{t('overview.done', { done: doneCount, count: taskCount })}</QuietText>
          </div>
          <ProgressBar value={progress / 100} thickness="large" aria-label={t('field.progress')} />
        </div>
      )}
    </OverviewSection>
  )
}
