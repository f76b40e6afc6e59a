import { Text } from '@fluentui/react-components'
import { showMoney } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { InnerLink } from '../../platform/layout/InnerLink'
import { useLanguage } from '../../platform/texts/useLanguage'
import { DashboardCardBox } from './DashboardCardBox'
import { healthAddress } from './healthAddress'
import { useCardLook } from './useCardLook'
import type { DashboardAnswers } from './useDashboardAnswers'

type Late = Answer<'projectHealth'>['projects'][number]

/** The active projects in which something is overdue, and why; what is hidden from the reader says nothing here. */
export function HealthCard({ answers: { health } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  return (
    <DashboardCardBox
      card="health"
      link={{ to: addresses.projectAnalysis(), text: t('home.analysis') }}
      failure={health.error}
      onRetry={() => void health.mutate()}
    >
      {health.data && <LateProjects {...health.data} />}
    </DashboardCardBox>
  )
}

function LateProjects({ activeCount, lateCount, unreckonedCount, projects }: Answer<'projectHealth'>) {
  const { t } = useTranslation()
  const styles = useCardLook()
  return (
    <>
      <Text className={styles.quiet}>
        {lateCount === 0 ? t('home.noneLate') : t('home.late', { late: lateCount, count: activeCount })}
        {unreckonedCount > 0 && ` ${t('home.unreckoned', { count: unreckonedCount })}`}
      </Text>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.projectId}>
            <LateProject project={project} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LateProject({ project }: { project: Late }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useCardLook()
  const { pitch, currency, work, money } = project
  const amounts = [
    ['home.overdueOutflow', money?.overdueOutflow ?? 0],
    ['home.overdueInflow', money?.overdueInflow ?? 0],
  ] as const
  return (
    <InnerLink to={healthAddress(project)} className={styles.line}>
      <span className={styles.clip}>{pitch}</span>
      <Text size={200} className={styles.quiet}>
        {typeof work?.taskProgress === 'number' && t('weighed.tasks', { progress: work.taskProgress })}
      </Text>
      <Text size={200} className={styles.late}>
        {[
          ...(work && work.overdueTaskCount > 0 ? [t('home.overdueTasks', { count: work.overdueTaskCount })] : []),
          ...amounts.flatMap(([text, cents]) =>
            cents > 0 ? [t(text, { amount: showMoney(cents, currency, language) })] : [],
          ),
        ].join(' · ')}
      </Text>
    </InnerLink>
  )
}
