import { Button, makeStyles } from '@fluentui/react-components'
import { StarFilled, StarRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { projectSorts } from '@prumo/contracts/projects/projectSorts'
import type { ProjectSummary } from '@prumo/contracts/projects/queries'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { Page } from '../platform/layout/Page'
import { QuietText } from '../platform/layout/QuietText'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { TabsWithToolbar } from '../platform/layout/TabsWithToolbar'
import { useNarrow } from '../platform/layout/useNarrow'
import { CutText } from '../platform/lists/CutText'
import { RowTitle } from '../platform/lists/RowTitle'
import { type Column, Table } from '../platform/lists/Table'
import { useFilters } from '../platform/lists/useFilters'
import { useSortOrder } from '../platform/lists/useSortOrder'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { customerOf } from './customerOf'
import { ProjectFilterBar } from './ProjectFilterBar'
import { ProjectStatusBadge } from './ProjectStatusBadge'
import { projectStatuses } from './projectStatuses'
import { useCopyText } from './useCopyText'

const useStyles = makeStyles({
  tags: {
    display: 'flex',
    gap: '4px',
    minWidth: 0,
    overflow: 'hidden',
    '& > *': { flexShrink: 0 },
    '@media (max-width: 800px)': { flexWrap: 'wrap' },
  },
})

/** Favourites first, and then by name, unless somebody chooses. */
const order = { sorts: projectSorts, usual: undefined } as const

/** The projects one can see: mine, or all of the organization's that are open to me. */
export function ProjectsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const can = useAccess()
  const { pathname } = useLocation()
  const [filters, setFilter, clear] = useFilters('search', 'status')
  const scope = pathname === addresses.allProjects() ? 'all' : 'mine'
  const status = projectStatuses.find((each) => each === filters.status)
  const { sort, sortBy, inOrder } = useSortOrder(order)
  const { data, error, mutate } = useQuery('projects', {
    scope,
    status,
    search: filters.search || undefined,
    ...inOrder,
  })
  const columns = useColumns()
  const filtered = filters.search !== '' || filters.status !== ''

  return (
    <Page
      title={t('projects.title')}
      actions={
        can('projects', 'totalControl') && (
          <ButtonLink to={addresses.newProject()} appearance="primary" size="small">
            {t('projects.new')}
          </ButtonLink>
        )
      }
    >
      <TabsWithToolbar
        open={scope}
        tabs={(['mine', 'all'] as const).map((value) => ({ value, name: t(`projects.${value}`) }))}
        onOpen={(value) => void navigate(value === 'all' ? addresses.allProjects() : addresses.myProjects())}
      >
        <ProjectFilterBar filters={filters} onFilter={setFilter} onClear={clear} count={data?.length} />
      </TabsWithToolbar>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data ? (
        !error && <Loading rows={12} shape="rows" />
      ) : data.length > 0 ? (
        <Table
          label={t('projects.title')}
          columns={columns}
          rows={data}
          sort={sort}
          onSort={sortBy}
          keyOf={(project) => project.projectId}
          onOpen={(project) => void navigate(addresses.board(project.projectId))}
        />
      ) : filtered ? (
        <EmptyState title={t('projects.none')} text={t('projects.noneText')}>
          <Button onClick={clear}>{t('projects.clear')}</Button>
        </EmptyState>
      ) : (
        <EmptyState title={t('projects.first')} text={t('projects.firstText')}>
          {can('projects', 'totalControl') && (
            <ButtonLink to={addresses.newProject()} appearance="primary">
              {t('projects.new')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
    </Page>
  )
}

function useColumns(): Column<ProjectSummary>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const zones = useTimeZones()
  const narrow = useNarrow()
  return [
    { key: 'favorite', name: '', width: '44px', cell: (project) => !project.copy && <Favorite project={project} /> },
    {
      key: 'pitch',
      name: t('field.project'),
      sortable: true,
      width: narrow ? 'minmax(150px, 3fr)' : 'minmax(200px, 3fr)',
      cell: (project) => <NameCell project={project} />,
    },
    {
      key: 'code',
      name: t('field.internalCode'),
      sortable: true,
      width: '124px',
      wide: true,
      cell: ({ internalCode }) => <CutText>{internalCode}</CutText>,
    },
    {
      key: 'status',
      name: t('field.status'),
      sortable: true,
      width: '112px',
      wide: true,
      cell: ({ status, copy }) => !copy && <ProjectStatusBadge status={status} />,
    },
    {
      key: 'manager',
      name: t('projects.manager'),
      sortable: true,
      width: 'minmax(106px, 1.2fr)',
      wide: true,
      cell: ({ managerNames, ownerName }) => <CutText>{managerNames.join(', ') || ownerName}</CutText>,
    },
    {
      key: 'customer',
      name: t('field.customerName'),
      sortable: true,
      width: 'minmax(106px, 1.2fr)',
      wide: true,
      cell: (project) => <CutText>{customerOf(project, t)}</CutText>,
    },
    {
      key: 'progress',
      name: t('field.progress'),
      sortable: true,
      width: narrow ? '120px' : '176px',
      align: 'end',
      cell: ({ progress, doneCount, taskCount, copy }) =>
        !copy && (
          <>
            {t('weighed.tasks', { progress })}{' '}
            <QuietText>
              {doneCount}/{taskCount}
            </QuietText>
          </>
        ),
    },
    {
      key: 'createdAt',
      name: t('projects.created'),
      sortable: true,
      width: '100px',
      align: 'end',
      wide: true,
      cell: ({ createdAt }) => showDay(dayAt(zones, createdAt), language),
    },
  ]
}

function Favorite({ project: { projectId, pitch, favorite } }: { project: ProjectSummary }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  return (
    <Button
      appearance="transparent"
      size="small"
      icon={favorite ? <StarFilled /> : <StarRegular />}
      aria-pressed={favorite}
      aria-label={t(favorite ? 'projects.unfavorite' : 'projects.favorite', { pitch })}
      onClick={(event) => {
        event.stopPropagation()
        void run('MarkFavorite', { projectId, favorite: !favorite })
      }}
    />
  )
}

function NameCell({ project }: { project: ProjectSummary }) {
  const styles = useStyles()
  const narrow = useNarrow()
  const copyText = useCopyText()
  const { projectId, pitch, internalCode, tags, copy, taskCount } = project
  return (
    <RowTitle
      to={addresses.board(projectId)}
      quiet={[copy && copyText(copy, taskCount), narrow && internalCode].filter(Boolean).join(' · ')}
      after={
        tags.length > 0 && (
          <span className={styles.tags} title={tags.join(', ')}>
            {tags.map((tag) => (
              <RoomyBadge key={tag} appearance="outline" size="small" color="informative">
                {tag}
              </RoomyBadge>
            ))}
          </span>
        )
      }
    >
      {pitch}
    </RowTitle>
  )
}
