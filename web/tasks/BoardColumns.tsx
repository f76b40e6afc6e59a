import { makeStyles } from '@fluentui/react-components'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardBoard } from '../platform/cards/useCardBoard'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { shownPeople } from '../platform/people/shownPeople'
import { AddStepColumn } from './AddStepColumn'
import { BoardColumn } from './BoardColumn'
import { byStep } from './boardOrder'
import { finishingStep } from './finishingStep'
import { taskChoice, taskMenu } from './taskParts'
import type { Board } from './useBoard'
import { useTaskChange } from './useTaskChange'
import { useTaskKeys } from './useTaskKeys'
import { useTooEarly } from './useTooEarly'
import { waitingTasks } from './waitingTasks'

type MoveTo = (move: { taskId: string; stepId: string; beforeTaskId: string | null }) => Promise<boolean>
type Props = {
  projectId: string
  board: Board
  columns: ReadonlyMap<string, TaskCard[]>
  /** The day before which an open task should have ended. */
  overdueBefore: string | undefined
  openTaskId: string | undefined
  mayEdit: boolean
  manages: boolean
  onMove: MoveTo
  onOpen: (taskId: string) => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '12px',
    flexGrow: 1,
    minHeight: '320px',
    overflowX: 'auto',
    paddingBottom: '12px',
    '@media (max-width: 800px)': { scrollSnapType: 'x mandatory', scrollPadding: '2px' },
  },
})
const none: TaskCard[] = []

const idOf = ({ taskId }: TaskCard) => taskId

/** The steps side by side. A task is moved by dragging, by Alt and arrows, or from its menu. */
export function BoardColumns(props: Props) {
  const { projectId, board, columns, overdueBefore, openTaskId, mayEdit, manages, onMove, onOpen } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const people = useMemo(() => new Map(board.people.map(({ userId, name }) => [userId, name])), [board.people])
  const assignees = useAssignees(board)
  const tags = useMemo(() => new Map(board.tags.map((tag) => [tag.tagId, tag])), [board.tags])
  const waiting = useMemo(() => waitingTasks(board.tasks, board.steps), [board.tasks, board.steps])
  const early = useTooEarly(projectId, board)

  const shown = useShownColumns(board, columns)
  const { steering, focusedId, wantsFocus, announcement, move, menu, closeMenu } = useCardBoard({
    columns: shown,
    idOf,
    mayEdit,
    beside: (at, sideways, index) => {
      const cards = shown[at + sideways]?.cards ?? none
      return cards[Math.min(index, cards.length - 1)]
    },
    onMove: (taskId, { columnId, beforeId }) => onMove({ taskId, stepId: columnId, beforeTaskId: beforeId }),
    onOpen,
    announce: ({ title }, step, position) => t('board.moved', { title, step, position }),
  })

  const { keys, keyChoice } = useBoardKeys(props, (card, columnId) => void move(card, { columnId, beforeId: null }))
  const focusedStep = board.tasks.find(({ taskId }) => taskId === focusedId)?.stepId ?? board.steps[0]?.stepId

  return (
    <>
      <section className={styles.root} aria-label={t('board.title')} onKeyDown={keys.onKeyDown}>
        {board.steps.map((step) => (
          <BoardColumn
            key={step.stepId}
            projectId={projectId}
            step={step}
            steps={board.steps}
            tasks={columns.get(step.stepId) ?? none}
            held={board.tasks}
            people={people}
            assignees={assignees}
            tags={tags}
            waiting={waiting}
            early={early}
            overdueBefore={overdueBefore}
            openTaskId={openTaskId}
            focusedId={focusedId}
            wantsFocus={wantsFocus}
            addsByKey={mayEdit && step.stepId === focusedStep}
            mayEdit={mayEdit}
            manages={manages}
            steering={steering}
          />
        ))}
        {manages && <AddStepColumn projectId={projectId} />}
      </section>
      <VisuallyHidden id="board-chosen">{t('bulk.chosen')}</VisuallyHidden>
      <VisuallyHidden id="board-keys">{t('board.keys')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {keyChoice}
      <Suspense>
        {menu && (
          <taskMenu.Part
            projectId={projectId}
            task={menu.card}
            target={menu.target}
            beside={(columns.get(menu.card.stepId) ?? none).map(idOf)}
            columns={shown}
            mayEdit={mayEdit}
            onOpen={onOpen}
            onMove={(to) => void move(menu.card, to)}
            onClose={closeMenu}
          />
        )}
      </Suspense>
    </>
  )
}

/** The steps as columns: what is shown of each, and all that it holds. */
function useShownColumns({ steps, tasks }: Board, columns: Props['columns']) {
  const all = useMemo(() => byStep(tasks), [tasks])
  return useMemo(
    () =>
      steps.map(({ stepId, name }) => ({
        columnId: stepId,
        name,
        cards: columns.get(stepId) ?? none,
        held: (all.get(stepId) ?? none).map(idOf),
      })),
    [steps, columns, all],
  )
}

/** Whoever may be responsible for a task, also those who take part no more. */
function useAssignees({ people, formerPeople }: Board) {
  const { t } = useTranslation()
  return useMemo(() => shownPeople({ people, formerPeople }, t), [people, formerPeople, t])
}

/** What keys do with the card that has the focus. */
function useBoardKeys(
  { projectId, board, mayEdit, onOpen }: Props,
  onFinish: (card: TaskCard, stepId: string) => void,
) {
  const finishing = finishingStep(board.steps)
  const find = (taskId: string) => board.tasks.find((task) => task.taskId === taskId)
  const change = useTaskChange(projectId)
  const keys = useTaskKeys({
    find: (taskId) => {
      const task = find(taskId)
      return task && { ...task, projectId }
    },
    mayEdit: () => mayEdit,
    onOpen: ({ taskId }) => onOpen(taskId),
    onFinish: ({ taskId }) => {
      const card = find(taskId)
      if (card && finishing && card.stepId !== finishing.stepId) onFinish(card, finishing.stepId)
    },
    onChange: (task, changes) => void change(task, changes),
  })
  const keyChoice = (
    <Suspense>
      {keys.choice && (
        <taskChoice.Part
          choice={keys.choice}
          onChoose={(task, changes) => void change(task, changes)}
          onClose={keys.close}
        />
      )}
    </Suspense>
  )
  return { keys, keyChoice }
}
