import { Button, makeStyles, tokens } from '@fluentui/react-components'
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
import { useOpenRecordName } from '../platform/layout/openRecord'
import { TabsInSight } from '../platform/layout/TabsInSight'
import { lazily } from '../platform/lazily'
import { usePast } from '../platform/server/past'
import { useQuery } from '../platform/server/useQuery'
import { ProjectHead } from './ProjectHead'
import { projectTabs } from './projectTabs'
import { useProjectRights } from './useProjectRights'

/** A project is seldom copied just now. */
const unfinishedProject = lazily(async () => (await import('./UnfinishedProject')).UnfinishedProject)

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  tabs: {
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
  const record = useOpenRecordName()
  const title = [record, t([`navigation.${view}`, 'notBuiltYet.title']), project?.pitch, 'Prumo']
    .filter(Boolean)
    .join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])

  if (past && error?.status === 422)
    return (
      <EmptyState title={t('past.beforeProject')} text={t('past.beforeProjectText')}>
        <Button onClick={leave}>{t('past.leave')}</Button>
        <PastMenu projectId={projectId} />
      </EmptyState>
    )
  if (error?.status === 404)
    return (
      <EmptyState title={t('project.gone')} text={t('project.goneText')}>
        <ButtonLink to={addresses.myProjects()}>{t('notBuiltYet.back')}</ButtonLink>
      </EmptyState>
    )
  if (!project) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading />

  if (project.copy)
    return (
      <Suspense fallback={<Loading />}>
        <unfinishedProject.Part project={project} copy={project.copy} />
      </Suspense>
    )

  const tabs = projectTabs.filter(({ feature }) => can(feature, 'viewOnly'))
  const openTab = (value: string) => {
    const chosen = tabs.find((tab) => tab.view === value)
    if (chosen) void navigate(chosen.address(projectId))
  }
  // What fails to come is tried again when its tab is opened.
  const fetchTab = (value: string) =>
    void tabs
      .find((tab) => tab.view === value)
      ?.fetch?.()
      .catch(() => undefined)
  return (
    <div className={styles.root}>
      <ProjectHead project={project} />
      <TabsInSight
        className={styles.tabs}
        label={t('project.views')}
        open={view}
        tabs={tabs.map((tab) => ({ value: tab.view, name: t(`navigation.${tab.view}`) }))}
        onOpen={openTab}
        onNear={fetchTab}
      />
      <RetentionBanner projectId={projectId} />
      <div className={styles.content}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
