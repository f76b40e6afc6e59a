import { Button, makeStyles } from '@fluentui/react-components'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { PagedTable } from '../platform/lists/PagedTable'
import { CurrentSelection } from '../platform/selection/chosen'
import type { Reading } from '../platform/server/everyItem'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useQuery } from '../platform/server/useQuery'
import { useCellEditing } from './inline/useCellEditing'
import { withEditableCells } from './inline/withEditableCells'
import { ListActions } from './ListActions'
import { StandingFilter } from './StandingFilter'
import { StateFilter } from './StateFilter'
import { TaskFilterBar } from './TaskFilterBar'
import { finishTask, taskChoice, taskDrawer } from './taskParts'
import { usualSort } from './taskSorts'
import { useEveryTask } from './useEveryTask'
import { useListQuestion } from './useListQuestion'
import { useTaskChoice } from './useTaskChoice'
import { useTaskColumns } from './useTaskColumns'
import { groupingIn, useTaskGroups } from './useTaskGroups'
import { type TaskChange, useTaskKeys } from './useTaskKeys'
import { withoutProject } from './withoutProject'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  rows: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
})

/** Until it is known what a project has: its menus stand where they will. */
const noChoices = { people: [], formerPeople: [], tags: [], deliveryGroups: [] }

type Props = { scope: 'mine' | 'all'; projectId?: string }

/** Tasks as a list: of one project, or of all. Filters, order and the open task are in the address. */
export function TaskList({ scope, projectId }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const { itemId } = useParams()
  const list = useListQuestion(scope, projectId)
  const { shownAs, setShownAs, filters, change, clear, standing, sort, isNarrowed, question: shown } = list
  const { data: choices } = useQuery('taskChoices', projectId ? { projectId } : null)
  const { groupings, grouping } = groupingIn(shownAs.group, scope, projectId)
  const grouped = { groupings, grouping, onGroup: (group: string) => setShownAs('group', group) }
  const pages = usePagedQuery('tasks', { limit: 100, ...shown, group: grouping })
  const above = useTaskGroups(grouping, pages.first, pages.items, choices)
  const everyTask = useEveryTask()
  const choice = useTaskChoice(pages.items, projectId)
  const { editing, editor, change: changeTask } = useCellEditing()
  const columns = [...choice.columns, ...withEditableCells(useTaskColumns(projectId, editing), editing)]

  // In a project the open task is a part of the path; across projects its project goes along.
  const [openProject, openTask] = projectId ? [projectId, itemId] : (shownAs.task.split('.') as [string?, string?])
  const open = (taskId: string | undefined, inProject = openProject) => {
    if (projectId) void navigate(addresses.tasks(projectId, taskId) + query)
    else setShownAs('task', taskId ? `${inProject}.${taskId}` : '')
  }
  const openRow = (task: ListedTask) => open(task.taskId, task.projectId)
  const of = { projectId, title: t(`tasks.${projectId ? 'exportName' : scope}`) }
  const exported = async (reading?: Reading) => exportedOf(await everyTask(shown, reading), projectId)
  const { keys, keyChoice } = useListKeys(editing.mayEdit, changeTask, pages.items, openRow)

  return (
    <div className={styles.root} {...choice.gestures}>
      <TaskFilterBar
        searchLabel={t('tasks.searchLabel')}
        filters={filters}
        change={change}
        clear={clear}
        choices={projectId ? (choices ?? noChoices) : undefined}
        count={pages.items ? t('tasks.count', { count: pages.first?.total ?? 0 }) : null}
        actions={<ListActions {...grouped} {...of} usually={list.usually} tasks={exported} />}
        furtherChips={list.standingChips}
      >
        <StateFilter scope={scope} state={filters.state} onChange={(state) => change({ state })} />
        <StandingFilter standing={standing} onChange={(state) => setShownAs('standing', state)} />
      </TaskFilterBar>
      <CurrentSelection.Provider value={choice.selection}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows in it, which have the focus */}
        <div className={styles.rows} onKeyDown={keys.onKeyDown}>
          <PagedTable
            pages={pages}
            empty={<NoTasks isNarrowed={isNarrowed} projectId={projectId} onClear={clear} />}
            label={t(`tasks.${scope}`)}
            columns={columns}
            keyOf={(task) => (grouping === 'tag' ? `${task.taskId} ${task.group}` : task.taskId)}
            recordOf={(task) => task.taskId}
            above={above}
            isOpen={(task) => task.taskId === openTask}
            onOpen={openRow}
            sort={{ key: sort }}
            onSort={(key) => setShownAs('sort', key === usualSort ? '' : key)}
            {...(choice.isChosen && { isChosen: choice.isChosen })}
          />
        </div>
      </CurrentSelection.Provider>
      {choice.bar}
      {keyChoice}
      {editor}
      <Suspense>
        {openProject && openTask && (
          <taskDrawer.Part
            projectId={openProject}
            taskId={openTask}
            siblings={siblingsOf(pages.items, openProject)}
            onOpen={(taskId) => open(taskId)}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The tasks around the open one, each once, however many groups it stands in. */
const siblingsOf = (items: readonly ListedTask[] | undefined, openProject: string) => [
  ...new Set(items?.filter(({ projectId }) => projectId === openProject).map(({ taskId }) => taskId)),
]

/** In a project each task needs no word of it. */
const exportedOf = (tasks: readonly ListedTask[], projectId: string | undefined) =>
  projectId ? withoutProject(tasks) : tasks

type NoTasksProps = { isNarrowed: boolean; projectId: string | undefined; onClear: () => void }

function NoTasks({ isNarrowed, projectId, onClear }: NoTasksProps) {
  const { t } = useTranslation()
  if (isNarrowed)
    return (
      <EmptyState title={t('tasks.none')} text={t('tasks.noneText')}>
        <Button onClick={onClear}>{t('projects.clear')}</Button>
      </EmptyState>
    )
  if (projectId === undefined) return <EmptyState title={t('tasks.noMine')} text={t('tasks.noMineText')} />
  return (
    <EmptyState title={t('tasks.noneYet')} text={t('tasks.noneYetText')}>
      <ButtonLink to={addresses.board(projectId)}>{t('tasks.toBoard')}</ButtonLink>
    </EmptyState>
  )
}

/** What keys do with the row that has the focus. */
function useListKeys(
  mayEdit: (task: ListedTask) => boolean,
  change: (task: ListedTask, changes: TaskChange) => void,
  tasks: readonly ListedTask[] | undefined,
  onOpen: (task: ListedTask) => void,
) {
  const find = (taskId: string) => tasks?.find((task) => task.taskId === taskId)
  const [finishing, setFinishing] = useState<ListedTask>()
  const keys = useTaskKeys({ find, mayEdit, onOpen, onFinish: setFinishing, onChange: change })
  const { choice } = keys
  const keyChoice = (
    <Suspense>
      {choice && (
        <taskChoice.Part choice={choice} onChoose={(_, changes) => change(choice.task, changes)} onClose={keys.close} />
      )}
      {finishing && <finishTask.Part key={finishing.taskId} task={finishing} onEnd={() => setFinishing(undefined)} />}
    </Suspense>
  )
  return { keys, keyChoice }
}
