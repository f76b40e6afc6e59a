import { Button, makeStyles } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { RetentionBanner } from '../audit/RetentionBanner'
import { ProjectUploads } from '../discussion/ProjectUploads'
import { PastBar } from '../past/PastBar'
import { PastBoundary } from '../past/PastBoundary'
import { PastMenu } from '../past/PastMenu'
import { useLeavePast } from '../past/useLeavePast'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { FrameSlot } from '../platform/layout/frameSlot'
import { Loading } from '../platform/layout/Loading'
import { useOpenRecordName } from '../platform/layout/openRecord'
import { useNarrow } from '../platform/layout/useNarrow'
import { lazily } from '../platform/lazily'
import { usePast } from '../platform/server/past'
import { useQuery } from '../platform/server/useQuery'
import { NewTaskByKey } from '../tasks/NewTaskByKey'
import { SuccessorOffer } from '../tasks/SuccessorOffer'
import { PlaceLinks } from './PlaceLinks'
import { PlaceMenu } from './PlaceMenu'
import { ProjectHead } from './ProjectHead'
import { rememberView } from './recentProjects'
import { useOpenViews } from './useOpenViews'
import { useProjectKeys } from './useProjectKeys'
import { ViewLinks } from './ViewLinks'

/** A project is seldom copied just now. */
const unfinishedProject = lazily(async () => (await import('./UnfinishedProject')).UnfinishedProject)

const phone = '@media (max-width: 800px)'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    flexShrink: 0,
    padding: '8px 24px',
    ':has(> :only-child:empty)': { display: 'none' },
    [phone]: { padding: '6px 12px 8px' },
  },
  slot: { display: 'contents' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    padding: '0 24px',
    [phone]: { padding: '0 12px' },
  },
})

/** A project, as it is or as it was. */
export function ProjectScreen() {
  const { projectId = '' } = useParams()
  return (
    <ProjectUploads projectId={projectId}>
      <PastBoundary>
        <PastBar />
        <ProjectFrame />
        <SuccessorOffer projectId={projectId} />
      </PastBoundary>
    </ProjectUploads>
  )
}

/** A project's frame: its name and state in one line, its places, and the views of the open one. */
function ProjectFrame() {
  const { t } = useTranslation()
  const past = usePast()
  const leave = useLeavePast()
  const { projectId = '' } = useParams()
  const [, , , view = 'board'] = useLocation().pathname.split('/')
  const { data: project, error, mutate } = useQuery('project', { projectId })
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

  return (
    <ProjectViews project={project} view={view}>
      <Suspense fallback={<Loading />}>
        {/* What is half done in one project is not done in the next. */}
        <Outlet key={projectId} />
      </Suspense>
    </ProjectViews>
  )
}

type ViewsProps = { project: Answer<'project'>; view: string; children: ReactNode }

/** A view of a project, below what leads to the others. Its toolbar is drawn into the line of the views. */
function ProjectViews({ project, view, children }: ViewsProps) {
  const styles = useStyles()
  const narrow = useNarrow()
  const { projectId } = project
  const places = useOpenViews(projectId)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const current = places.find(({ views }) => views.some((each) => each.view === view))
  const isShown = current !== undefined
  const opened = current?.views.find((each) => each.view === view)
  useProjectKeys(projectId, places)
  useEffect(() => {
    if (isShown) rememberView(projectId, view)
  }, [projectId, view, isShown])
  return (
    <div className={styles.root}>
      <ProjectHead project={project} view={opened} />
      {opened && !opened.hearsAdd && <NewTaskByKey projectId={projectId} />}
      {!narrow && <PlaceLinks projectId={projectId} places={places} current={current} />}
      <div className={styles.line}>
        {narrow ? (
          <PlaceMenu projectId={projectId} places={places} view={view} />
        ) : (
          <ViewLinks projectId={projectId} current={current} view={view} />
        )}
        <div ref={setSlot} className={styles.slot} />
      </div>
      <RetentionBanner projectId={projectId} />
      <div className={styles.content}>
        <FrameSlot.Provider value={slot}>{children}</FrameSlot.Provider>
      </div>
    </div>
  )
}
