import { ProgressBar, Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { InnerLink } from '../../platform/layout/InnerLink'
import { DashboardCardBox } from './DashboardCardBox'
import { useCardLook } from './useCardLook'
import type { DashboardAnswers } from './useDashboardAnswers'

const shownProjects = 6

/** The projects that the person works on. */
export function ProjectsCard({ answers: { projects } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  return (
    <DashboardCardBox
      card="projects"
      link={{ to: addresses.myProjects(), text: t('home.allProjects') }}
      failure={projects.error}
      onRetry={() => void projects.mutate()}
    >
      {projects.data && <Projects items={projects.data} />}
    </DashboardCardBox>
  )
}

function Projects({ items }: { items: Answer<'projects'> }) {
  const { t } = useTranslation()
  const styles = useCardLook()
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
