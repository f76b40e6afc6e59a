import { makeStyles } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { useProjectRights } from '../projects/useProjectRights'
import { BoardColumns } from './BoardColumns'
import { BoardFilterBar } from './BoardFilterBar'
import { BoardLoading } from './BoardLoading'
import { byStep } from './boardOrder'
import { ExportMenu } from './ExportMenu'
import { TaskDrawer } from './TaskDrawer'
import { useBoard } from './useBoard'
import { useBoardFilters } from './useBoardFilters'

const noTasks: never[] = []
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1, minHeight: 0 },
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
  const { filters, setFilter, clear, shown, filtered } = useBoardFilters(board?.tasks ?? noTasks)
  const columns = useMemo(() => byStep(shown), [shown])
  const inOrder = useMemo(
    () => (board?.steps ?? []).flatMap(({ stepId }) => columns.get(stepId) ?? []).map(({ taskId }) => taskId),
    [board?.steps, columns],
  )

  if (!board) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <BoardLoading />
  const at = (taskId?: string) => addresses.board(projectId, taskId) + search
  const mayEdit = can('tasks', 'editOnly')
  const exported = async () =>
    board.steps.flatMap(({ stepId, name: stepName }) =>
      (columns.get(stepId) ?? []).map(({ assigneeId, ...task }) => {
        const person = board.people.find(({ userId }) => userId === assigneeId)
        return { ...task, stepName, assigneeName: person?.name ?? null }
      }),
    )

  return (
    <div className={styles.root}>
      <BoardFilterBar
        board={board}
        filters={filters}
        setFilter={setFilter}
        clear={clear}
        shown={shown.length}
        filtered={filtered}
        readOnly={!mayEdit}
        actions={<ExportMenu name={t('tasks.exportName')} tasks={exported} />}
      />
      {board.tasks.length === 0 && mayEdit && (
        <EmptyState title={t('board.empty')} text={t('board.emptyText')}>
          {can('imports', 'editOnly') && <ButtonLink to={addresses.imports(projectId)}>{t('board.import')}</ButtonLink>}
        </EmptyState>
      )}
      <BoardColumns
        projectId={projectId}
        board={board}
        columns={columns}
        openTaskId={itemId}
        mayEdit={mayEdit}
        manages={manages}
        onMove={move}
        onOpen={(taskId) => void navigate(at(taskId))}
      />
      {itemId && (
        <TaskDrawer
          projectId={projectId}
          taskId={itemId}
          siblings={inOrder}
          onOpen={(taskId) => void navigate(at(taskId), { replace: true })}
          onClose={() => void navigate(at())}
        />
      )}
    </div>
  )
}
