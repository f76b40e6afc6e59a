import { Card, makeStyles, ProgressBar, Subtitle2, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { today } from '../platform/formats/dates'
import { showShortDay } from '../platform/formats/showShortDay'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { InnerLink } from '../platform/layout/InnerLink'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { TextLink } from '../platform/layout/TextLink'
import { lazily } from '../platform/lazily'
import { look } from '../platform/look/look'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { everyText } from '../platform/texts/i18n'
import { useLanguage } from '../platform/texts/useLanguage'
import { useHomeLook } from './useHomeLook'

const healthCard = lazily(async () => (await import('./HealthCard')).HealthCard, everyText)

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  late: { color: look.colour.late, fontWeight: tokens.fontWeightSemibold },
})

const shownTasks = 8
const shownProjects = 6

/** Where the day starts: what is late or due next, and the projects one works on. */
export function HomeScreen() {
  const { t } = useTranslation()
  const styles = { ...useStyles(), ...useHomeLook() }
  const can = useAccess()
  const { data: me } = useQuery('me', {})
  const [seesTasks, seesProjects] = [can('tasks', 'viewOnly'), can('projects', 'viewOnly')]
  const tasks = useQuery(
    'tasks',
    seesTasks ? { scope: 'mine', state: 'open', today: today(), limit: shownTasks } : null,
  )
  const projects = useQuery('projects', seesProjects ? { scope: 'mine' } : null)
  const failure = tasks.error ?? projects.error
  const isNew = projects.data?.length === 0
  const isHere = (!seesTasks || tasks.data) && (!seesProjects || projects.data)
  return (
    <Page title={me ? t('home.hello', { name: me.name }) : t('navigation.dashboard')}>
      <FailureBar failure={failure} />
      {!isHere ? (
        // One card that came first would be pushed away by the other.
        !failure && <Loading rows={2} shape="cards" />
      ) : isNew ? (
        <EmptyState title={t('home.firstTitle')} text={t('home.firstText')}>
          {can('projects', 'totalControl') && (
            <ButtonLink to={addresses.newProject()} appearance="primary">
              {t('projects.new')}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <div className={styles.grid}>
          {tasks.data && (
            <Card>
              <div className={styles.head}>
                <Subtitle2 as="h2">{t('home.tasks')}</Subtitle2>
                <TextLink to={addresses.myTasks()}>{t('home.allTasks')}</TextLink>
              </div>
              <Tasks items={tasks.data.items} />
            </Card>
          )}
          {projects.data && (
            <Card>
              <div className={styles.head}>
                <Subtitle2 as="h2">{t('home.projects')}</Subtitle2>
                <TextLink to={addresses.myProjects()}>{t('home.allProjects')}</TextLink>
              </div>
              <Projects items={projects.data} />
            </Card>
          )}
          {seesProjects && (
            <Suspense fallback={<Loading rows={2} shape="cards" />}>
              <healthCard.Part />
            </Suspense>
          )}
        </div>
      )}
    </Page>
  )
}

function Projects({ items }: { items: Answer<'projects'> }) {
  const { t } = useTranslation()
  const styles = { ...useStyles(), ...useHomeLook() }
  return (
    <ul className={styles.list}>
      {items.slice(0, shownProjects).map((project) => (
        <li key={project.projectId}>
          <InnerLink to={addresses.board(project.projectId)} className={styles.line}>
            <span className={styles.clip}>{project.pitch}</span>
            <Text size={200} className={styles.quiet}>
              {project.copy ? t(`copying.${project.copy.state}`) : t('weighed.tasks', { progress: project.progress })}
            </Text>
            {/* It draws what the text before it says. */}
            <div style={{ gridColumn: '1 / -1' }} aria-hidden="true">
              <ProgressBar value={project.progress / 100} />
            </div>
          </InnerLink>
        </li>
      ))}
    </ul>
  )
}

function Tasks({ items }: { items: readonly ListedTask[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = { ...useStyles(), ...useHomeLook() }
  if (items.length === 0) return <Text className={styles.quiet}>{t('home.noTasks')}</Text>
  return (
    <ul className={styles.list}>
      {items.map((task) => (
        <li key={task.taskId}>
          <InnerLink to={addresses.board(task.projectId, task.taskId)} className={styles.line}>
            <span className={styles.clip}>{task.title}</span>
            <Text size={200} className={task.standing === 'delayed' ? styles.late : styles.quiet}>
              {task.standing === 'delayed' && `${t('board.late')} · `}
              {showShortDay(task.endOn, language)}
            </Text>
            <Text size={200} className={styles.quiet}>
              {task.projectPitch} · {task.stepName}
            </Text>
          </InnerLink>
        </li>
      ))}
    </ul>
  )
}
