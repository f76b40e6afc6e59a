import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import type { TFunction } from 'i18next'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { shownPeople } from '../platform/people/shownPeople'
import { CurrentSelection } from '../platform/selection/chosen'
import { selectionGestures } from '../platform/selection/selectionGestures'
import { useSelection } from '../platform/selection/useSelection'
import { useProjectRights } from '../projects/useProjectRights'
import { BoardColumns } from './BoardColumns'
import { BoardLoading } from './BoardLoading'
import { byStep } from './boardOrder'
import { CurveLink } from './CurveLink'
import { SelectedTasks } from './SelectedTasks'
import { TaskActions } from './TaskActions'
import { TaskFilterBar } from './TaskFilterBar'
import { taskDrawer } from './taskParts'
import { type Board, useBoard } from './useBoard'
import { useBoardChoices } from './useBoardChoices'
import { useBoardFilters } from './useBoardFilters'
import { useOverdueBefore } from './useOverdueBefore'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0 },
  note: { color: tokens.colorNeutralForeground3 },
})

/** A project's tasks in their steps. The open task has its own address, and the board behind it stays. */
export function BoardScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { projectId = '', itemId } = useParams()
  const { can, manages } = useProjectRights(projectId)
  const { board, failure, retry, move } = useBoard(projectId)
  const { filters, change, clear, shown, filtered } = useBoardFilters(projectId, board)
  const overdueBefore = useOverdueBefore(projectId)
  const choices = useBoardChoices(board)
  const columns = useMemo(() => byStep(shown), [shown])
  const lists = useMemo(
    () => board?.steps.map(({ stepId }) => (columns.get(stepId) ?? []).map(({ taskId }) => taskId)),
    [board?.steps, columns],
  )
  const inOrder = useMemo(() => lists?.flat() ?? [], [lists])
  const selection = useSelection(lists)

  if (!board) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <BoardLoading />
  const at = (taskId?: string) => addresses.board(projectId, taskId) + search
  const mayEdit = can('tasks', 'editOnly')
  const exported = async () => exportedFrom(board, columns, t)

  return (
    <div className={styles.root} {...(mayEdit && selectionGestures(selection))}>
      <TaskFilterBar
        searchLabel={t('board.filterText')}
        filters={filters}
        change={change}
        clear={clear}
        choices={choices}
        count={filtered ? t('board.filtered', { shown: shown.length, count: board.tasks.length }) : undefined}
        actions={
          <>
            {!mayEdit && <ReadOnlyNote />}
            <CurveLink projectId={projectId} />
            <TaskActions projectId={projectId} screen="board" title={t('navigation.board')} tasks={exported} />
          </>
        }
      />
      {board.tasks.length === 0 && mayEdit && (
        <EmptyState title={t('board.empty')} text={t('board.emptyText')}>
          {can('imports', 'editOnly') && <ButtonLink to={addresses.imports(projectId)}>{t('board.import')}</ButtonLink>}
        </EmptyState>
      )}
      <CurrentSelection.Provider value={selection}>
        <BoardColumns
          projectId={projectId}
          board={board}
          columns={columns}
          overdueBefore={overdueBefore}
          openTaskId={itemId}
          mayEdit={mayEdit}
          manages={manages}
          onMove={move}
          onOpen={(taskId) => void navigate(at(taskId))}
        />
      </CurrentSelection.Provider>
      <SelectedTasks selection={selection} tasks={shown} inOrder={inOrder} projectId={projectId} />
      <Suspense>
        {itemId && (
          <taskDrawer.Part
            projectId={projectId}
            taskId={itemId}
            siblings={inOrder}
            onOpen={(taskId) => void navigate(at(taskId), { replace: true })}
            onClose={() => void navigate(at())}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The tasks in sight, step by step, as a file has them. */
function exportedFrom(board: Board, columns: ReadonlyMap<string, TaskCard[]>, t: TFunction) {
  const people = shownPeople(board, t)
  return board.steps.flatMap(({ stepId, name: stepName }) =>
    (columns.get(stepId) ?? []).map(({ assigneeId, ...task }) => {
      const person = assigneeId === null ? undefined : people.get(assigneeId)
      return { ...task, stepName, assigneeName: person?.label ?? null }
    }),
  )
}

function ReadOnlyNote() {
  const { t } = useTranslation()
  const { note } = useStyles()
  return (
    <Text size={200} className={note}>
      {t('board.readOnly')}
    </Text>
  )
}
