import { Button, Input, makeStyles, Select, Tab, TabList, Text, tokens } from '@fluentui/react-components'
import { SearchRegular, StarFilled, StarRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
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
import { RowOpener } from '../platform/lists/RowOpener'
import { type Column, Table } from '../platform/lists/Table'
import { useFilters } from '../platform/lists/useFilters'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { customerOf } from './customerOf'
import { ProjectStatusBadge } from './ProjectStatusBadge'
import { projectStatuses } from './projectStatuses'
import { useCopyText } from './useCopyText'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'center' },
  search: { flexGrow: 1, maxWidth: '320px', minWidth: '160px' },
  count: { marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
  name: { fontWeight: tokens.fontWeightSemibold },
  tags: { display: 'flex', gap: '4px', flexWrap: 'wrap', paddingTop: '2px' },
})

/** The projects one can see: mine, or all of the organization's that are open to me. */
export function ProjectsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const can = useAccess()
  const { pathname } = useLocation()
  const [filters, setFilter, clear] = useFilters('search', 'status')
  const scope = pathname === addresses.allProjects() ? 'all' : 'mine'
  const status = projectStatuses.find((each) => each === filters.status)
  const { data, error, mutate } = useQuery('projects', { scope, status, search: filters.search || undefined })
  const columns = useColumns()
  const filtered = filters.search !== '' || filters.status !== ''

  return (
    <Page
      title={t('projects.title')}
      actions={
        can('projects', 'totalControl') && (
          <ButtonLink to={addresses.newProject()} appearance="primary">
            {t('projects.new')}
          </ButtonLink>
        )
      }
    >
      <TabList
        selectedValue={scope}
        onTabSelect={(_, { value }) =>
          void navigate(value === 'all' ? addresses.allProjects() : addresses.myProjects())
        }
      >
        <Tab value="mine">{t('projects.mine')}</Tab>
        <Tab value="all">{t('projects.all')}</Tab>
      </TabList>
      <FilterBar filters={filters} onFilter={setFilter} count={data?.length} />
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data ? (
        !error && <Loading rows={12} shape="rows" />
      ) : data.length > 0 ? (
        <Table
          label={t('projects.title')}
          columns={columns}
          rows={data}
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
  return [
    { key: 'favorite', name: '', width: '44px', cell: (project) => !project.copy && <Favorite project={project} /> },
    {
      key: 'pitch',
      name: t('field.project'),
      width: 'minmax(200px, 3fr)',
      cell: (project) => <NameCell project={project} />,
    },
    {
      key: 'status',
      name: t('field.status'),
      width: '130px',
      wide: true,
      cell: ({ status, copy }) => !copy && <ProjectStatusBadge status={status} />,
    },
    {
      key: 'manager',
      name: t('projects.manager'),
      width: 'minmax(120px, 1.2fr)',
      wide: true,
      cell: ({ managerNames, ownerName }) => managerNames.join(', ') || ownerName,
    },
    {
      key: 'customer',
      name: t('field.customerName'),
      width: 'minmax(100px, 1fr)',
      wide: true,
      cell: (project) => customerOf(project, t),
    },
    {
      key: 'progress',
      name: t('field.progress'),
      width: '144px',
      align: 'end',
      cell: ({ progress, doneCount, taskCount, copy }) =>
        !copy && (
          <>
            <div>{t('weighed.tasks', { progress })}</div>
            <QuietText>
              {doneCount}/{taskCount}
            </QuietText>
          </>
        ),
    },
    {
      key: 'createdAt',
      name: t('projects.created'),
      width: '110px',
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
  const copyText = useCopyText()
  const { projectId, pitch, internalCode, tags, copy, taskCount } = project
  return (
    <>
      <RowOpener className={styles.name} to={addresses.board(projectId)}>
        {pitch}
      </RowOpener>
      <div className={styles.tags}>
        {copy && <QuietText>{copyText(copy, taskCount)}</QuietText>}
        {internalCode && <QuietText>{internalCode}</QuietText>}
        {tags.map((tag) => (
          <RoomyBadge key={tag} appearance="outline" size="small" color="informative">
            {tag}
          </RoomyBadge>
        ))}
      </div>
    </>
  )
}

type FilterProps = {
  filters: { search: string; status: string }
  onFilter: (name: 'search' | 'status', value: string) => void
  count: number | undefined
}

function FilterBar({ filters, onFilter, count }: FilterProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.bar}>
      <Input
        className={styles.search}
        contentBefore={<SearchRegular />}
        aria-label={t('projects.searchLabel')}
        placeholder={t('projects.searchLabel')}
        value={filters.search}
        onChange={(_, { value }) => onFilter('search', value)}
      />
      <Select
        aria-label={t('field.status')}
        value={filters.status}
        onChange={(_, { value }) => onFilter('status', value)}
      >
        <option value="">{t('projects.anyStatus')}</option>
        {projectStatuses.map((each) => (
          <option key={each} value={each}>
            {t(`projectStatus.${each}`)}
          </option>
        ))}
      </Select>
      {count !== undefined && (
        <Text size={200} className={styles.count} role="status">
          {t('projects.count', { count })}
        </Text>
      )}
    </div>
  )
}
