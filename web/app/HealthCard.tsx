import { Card, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { showMoney } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { FailureBar } from '../platform/layout/FailureBar'
import { InnerLink } from '../platform/layout/InnerLink'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { look } from '../platform/look/look'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { healthAddress } from './healthAddress'
import { useHomeLook } from './useHomeLook'

type Late = Answer<'projectHealth'>['projects'][number]

const useStyles = makeStyles({
  late: { color: look.colour.late, fontWeight: tokens.fontWeightSemibold },
})

/** The active projects in which something is overdue, and why; what is hidden from the reader says nothing here. */
export function HealthCard() {
  const { t } = useTranslation()
  const styles = useHomeLook()
  const { data, error } = useQuery('projectHealth', {})
  return (
    <Card>
      <div className={styles.head}>
        <Subtitle2 as="h2">{t('home.health')}</Subtitle2>
        <TextLink to={addresses.projectAnalysis()}>{t('home.analysis')}</TextLink>
      </div>
      <FailureBar failure={error} />
      {data ? <LateProjects {...data} /> : !error && <Loading rows={2} />}
    </Card>
  )
}

function LateProjects({ activeCount, lateCount, unreckonedCount, projects }: Answer<'projectHealth'>) {
  const { t } = useTranslation()
  const styles = useHomeLook()
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
  const { late, ...styles } = { ...useHomeLook(), ...useStyles() }
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
      <Text size={200} className={late}>
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
