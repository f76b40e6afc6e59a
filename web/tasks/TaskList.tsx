import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { today } from '../platform/formats/dates'
import { EmptyState } from '../platform/layout/EmptyState'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { PagedTable } from '../platform/lists/PagedTable'
import { SearchFilter } from '../platform/lists/SearchFilter'
import type { Column } from '../platform/lists/Table'
import { useFilters } from '../platform/lists/useFilters'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { ExportMenu } from './ExportMenu'
import { PriorityFilter } from './PriorityFilter'
import { PriorityMark } from './PriorityMark'
import { priorities } from './priorities'
import { TaskDrawer } from './TaskDrawer'

const states = ['open', 'overdue', 'finished'] as const
const sorts = ['endOn', 'startOn', 'title', 'priority', 'progress'] as const

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  title: { display: 'flex', gap: '6px', alignItems: 'flex-start', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  late: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
})

type Props = { scope: 'mine' | 'all'; projectId?: string }

/** Tasks as a list: of one project, or of all. Filters, order and the open task are in the address. */
export function TaskList({ scope, projectId }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const { itemId } = useParams()
  const [filters, setFilter, clear] = useFilters('search', 'state', 'priority', 'sort', 'task')
  const search = useDeferredValue(filters.search)
  const sort = sorts.find((each) => each === filters.sort) ?? 'endOn'
  const shown = {
    scope,
    projectId,
    search: search || undefined,
    state: states.find((each) => each === filters.state) ?? (scope === 'mine' && !filters.state ? 'open' : undefined),
    priority: priorities.find((each) => each === filters.priority),
    today: today(),
    sort,
  }
  const pages = usePagedQuery('tasks', { limit: 100, ...shown })
  const ask = useFetchQuery()
  const all = async () => {
    const tasks: ListedTask[] = []
    let after: string | undefined
    do {
      const { items, next } = await ask('tasks', { ...shown, limit: 200, after })
      tasks.push(...items)
      after = next ?? undefined
    } while (after)
    return projectId ? tasks.map(({ projectPitch: _, ...task }) => task) : tasks
  }
  const columns = useColumns(projectId === undefined)
  const filtered = filters.search !== '' || filters.state !== '' || filters.priority !== ''

  // In a project the open task is a part of the path; across projects its project goes along.
  const [openProject, openTask] = projectId ? [projectId, itemId] : (filters.task.split('.') as [string?, string?])
  const open = (taskId: string | undefined, inProject = openProject) => {
    if (projectId) void navigate(addresses.tasks(projectId, taskId) + query)
    else setFilter('task', taskId ? `${inProject}.${taskId}` : '')
  }

  return (
    <div className={styles.root}>
      <ListFilterBar
        count={pages.items && t('tasks.count', { count: pages.first?.total ?? 0 })}
        actions={<ExportMenu name={t('tasks.exportName')} tasks={all} />}
      >
        <SearchFilter
          label={t('tasks.searchLabel')}
          value={filters.search}
          onChange={(typed) => setFilter('search', typed)}
        />
        <ChoiceFilter
          label={t('field.state')}
          value={filters.state || (scope === 'mine' ? 'open' : '')}
          choices={[
            { value: scope === 'mine' ? 'any' : '', text: t('taskState.any') },
            ...states.map((state) => ({ value: state, text: t(`taskState.${state}`) })),
          ]}
          onChange={(state) => setFilter('state', state || 'any')}
        />
        <PriorityFilter value={filters.priority} onChange={(priority) => setFilter('priority', priority)} />
      </ListFilterBar>
      <PagedTable
        pages={pages}
        empty={
          <EmptyState
            title={t(filtered || projectId ? 'tasks.none' : 'tasks.noMine')}
            text={t(filtered || projectId ? 'tasks.noneText' : 'tasks.noMineText')}
          >
            {filtered && <Button onClick={clear}>{t('projects.clear')}</Button>}
          </EmptyState>
        }
        label={t(`tasks.${scope}`)}
        columns={columns}
        keyOf={(task) => task.taskId}
        isOpen={(task) => task.taskId === openTask}
        onOpen={(task) => open(task.taskId, task.projectId)}
        sort={{ key: sort }}
        onSort={(key) => setFilter('sort', key === 'endOn' ? '' : key)}
      />
      {openProject && openTask && (
        <TaskDrawer
          projectId={openProject}
          taskId={openTask}
          siblings={(pages.items ?? []).filter((task) => task.projectId === openProject).map(({ taskId }) => taskId)}
          onOpen={(taskId) => open(taskId)}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  )
}

function useColumns(acrossProjects: boolean): Column<ListedTask>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const now = today()
  const day = (value: string) => showDay(value, language)
  return [
    {
      key: 'title',
      name: t('field.title'),
      width: 'minmax(180px, 3fr)',
      sortable: true,
      cell: ({ title, priority, projectPitch }) => (
        <>
          <div className={styles.title}>
            <PriorityMark priority={priority} />
            <span>{title}</span>
          </div>
          {acrossProjects && (
            <Text size={200} className={styles.quiet}>
              {projectPitch}
            </Text>
          )}
        </>
      ),
    },
    { key: 'step', name: t('field.stepId'), width: 'minmax(110px, 1fr)', wide: true, cell: ({ stepName }) => stepName },
    {
      key: 'assignee',
      name: t('field.assigneeId'),
      width: 'minmax(120px, 1fr)',
      wide: true,
      cell: ({ assigneeName }) => assigneeName,
    },
    {
      key: 'startOn',
      name: t('field.startOn'),
      width: '104px',
      align: 'end',
      sortable: true,
      wide: true,
      cell: ({ startOn }) => day(startOn),
    },
    {
      key: 'endOn',
      name: t('field.endOn'),
      width: '112px',
      align: 'end',
      sortable: true,
      cell: ({ endOn, finished }) => (
        <span className={!finished && endOn < now ? styles.late : ''}>
          {day(endOn)}
          {!finished && endOn < now && <div>{t('board.late')}</div>}
        </span>
      ),
    },
    {
      key: 'progress',
      name: t('field.progress'),
      width: '96px',
      align: 'end',
      sortable: true,
      wide: true,
      cell: ({ progress }) => `${progress}%`,
    },
  ]
}
