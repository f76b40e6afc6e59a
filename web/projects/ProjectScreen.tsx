import { Button, makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components'
import { StarFilled, StarRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { RetentionBanner } from '../audit/RetentionBanner'
import { PastBar } from '../past/PastBar'
import { PastBoundary } from '../past/PastBoundary'
import { PastMenu } from '../past/PastMenu'
import { useLeavePast } from '../past/useLeavePast'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { scrollIntoView } from '../platform/layout/scrollIntoView'
import { useQuery } from '../platform/server/api'
import { usePast } from '../platform/server/past'
import { useCommand } from '../platform/server/useCommand'
import { ProjectStatusBadge } from './ProjectStatusBadge'
import { projectTabs } from './projectTabs'
import { UnfinishedProject } from './UnfinishedProject'
import { useProjectRights } from './useProjectRights'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    padding: '12px 24px 0',
    '@media (max-width: 800px)': { padding: '10px 12px 0' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, lineHeight: '28px' },
  past: { marginLeft: 'auto' },
  quiet: { color: tokens.colorNeutralForeground3 },
  tabs: {
    overflowX: 'auto',
    flexShrink: 0,
    padding: '0 14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 800px)': { padding: '0 2px' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    padding: '16px 24px 0',
    '@media (max-width: 800px)': { padding: '12px 12px 0' },
  },
})

/** A project, as it is or as it was. */
export function ProjectScreen() {
  return (
    <PastBoundary>
      <PastBar />
      <ProjectFrame />
    </PastBoundary>
  )
}

/** A project's frame: its name and state in one line, and its views as tabs with addresses of their own. */
function ProjectFrame() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const past = usePast()
  const leave = useLeavePast()
  const { projectId = '' } = useParams()
  const [, , , view = 'board'] = useLocation().pathname.split('/')
  const { data: project, error, mutate } = useQuery('project', { projectId })
  const { can } = useProjectRights(projectId)
  const title = [t([`navigation.${view}`, 'notBuiltYet.title']), project?.pitch, 'Prumo'].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])

  if (past && error?.status === 422)
    return (
      <EmptyState title={t('past.beforeProject')} text={t('past.beforeProjectText')}>
        <Button onClick={leave}>{t('past.leave')}</Button>
      </EmptyState>
    )
  if (error?.status === 404)
    return (
      <EmptyState title={t('project.gone')} text={t('project.goneText')}>
        <ButtonLink to={addresses.myProjects()}>{t('notBuiltYet.back')}</ButtonLink>
      </EmptyState>
    )
  if (!project) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading />

  if (project.copy) return <UnfinishedProject project={project} copy={project.copy} />

  const tabs = projectTabs.filter(({ feature }) => can(feature, 'viewOnly'))
  const openTab = (value: unknown) => {
    const chosen = tabs.find((tab) => tab.view === value)
    if (chosen) void navigate(chosen.address(projectId))
  }
  return (
    <div className={styles.root}>
      <ProjectHead project={project} />
      <TabList
        className={styles.tabs}
        aria-label={t('project.views')}
        selectedValue={view}
        onTabSelect={(_, { value }) => openTab(value)}
      >
        {tabs.map((tab) => (
          <Tab key={tab.view} value={tab.view} ref={tab.view === view ? scrollIntoView : undefined}>
            {t(`navigation.${tab.view}`)}
          </Tab>
        ))}
      </TabList>
      <RetentionBanner projectId={projectId} />
      <div className={styles.content}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}

/** The project's name and state in one line. */
function ProjectHead({ project }: { project: Answer<'project'> }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand()
  const past = usePast()
  const { projectId, pitch, favorite } = project
  return (
    <div className={styles.head}>
      <Button
        appearance="transparent"
        size="small"
        icon={favorite ? <StarFilled /> : <StarRegular />}
        disabled={past !== undefined}
        aria-pressed={favorite}
        aria-label={t(favorite ? 'projects.unfavorite' : 'projects.favorite', { pitch })}
        onClick={() => void run('MarkFavorite', { projectId, favorite: !favorite })}
      />
      <h1 className={styles.title}>{pitch}</h1>
      <ProjectStatusBadge status={project.status} />
      <Text size={200} className={styles.quiet}>
        {[
          project.internalCode,
          project.customerName,
          project.managerNames.join(', ') || project.ownerName,
          t('project.progressOf', { progress: project.progress }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <span className={styles.past}>
        <PastMenu projectId={projectId} />
      </span>
    </div>
  )
}
