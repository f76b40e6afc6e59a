import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { makeStyles } from '@fluentui/react-components'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddStepColumn } from './AddStepColumn'
import { BoardColumn } from './BoardColumn'
import { neighbourFor, positionAfter } from './boardOrder'
import { CardMenu } from './CardMenu'
import { placeOfDrop } from './drag'
import type { Board } from './useBoard'

export type MoveTo = (move: { taskId: string; stepId: string; beforeTaskId: string | null }) => Promise<boolean>
type Props = {
  projectId: string
  board: Board
  columns: ReadonlyMap<string, TaskCard[]>
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
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
const none: TaskCard[] = []

/** Once the menu is away, the focus goes back to its button, or to the column of a card that is gone; what has taken it meanwhile keeps it. */
function backTo(button: HTMLElement, gone = false) {
  const column = button.closest('section')
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (gone || !button.isConnected) column?.focus()
    else button.focus()
  })
}

/** The steps side by side. A task is moved by dragging, by Alt and arrows, or from its menu. */
export function BoardColumns(props: Props) {
  const { projectId, board, columns, openTaskId, mayEdit, manages, onMove, onOpen } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const [focusedId, setFocusedId] = useState<string>()
  const [menu, setMenu] = useState<{ task: TaskCard; target: HTMLElement }>()
  const [said, setSaid] = useState('')
  const wantsFocus = useRef<string>(undefined)
  const people = useMemo(() => new Map(board.people.map(({ userId, name }) => [userId, name])), [board.people])
  const tags = useMemo(() => new Map(board.tags.map((tag) => [tag.tagId, tag])), [board.tags])

  const move = async (task: TaskCard, stepId: string, beforeTaskId: string | null) => {
    wantsFocus.current = task.taskId
    setFocusedId(task.taskId)
    const step = board.steps.find((one) => one.stepId === stepId)
    if (!(await onMove({ taskId: task.taskId, stepId, beforeTaskId }))) return
    const position = positionAfter([...columns.values()].flat(), task.taskId, stepId, beforeTaskId)
    setSaid(t('board.moved', { title: task.title, step: step?.name, position }))
  }
  const latest = useRef(move)
  latest.current = move

  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const { task } = source.data as { task: TaskCard }
          const place = placeOfDrop(location.current.dropTargets)
          if (place && place.beforeTaskId !== task.taskId) void latest.current(task, place.stepId, place.beforeTaskId)
        },
      }),
    [],
  )

  const walk = (task: TaskCard, sideways: -1 | 0 | 1, down: -1 | 0 | 1) => {
    const at = board.steps.findIndex(({ stepId }) => stepId === task.stepId)
    const index = (columns.get(task.stepId) ?? none).indexOf(task)
    const column = columns.get(board.steps[at + sideways]?.stepId ?? '') ?? none
    const to = sideways === 0 ? column[index + down] : column[Math.min(index, column.length - 1)]
    if (!to) return
    wantsFocus.current = to.taskId
    setFocusedId(to.taskId)
  }
  const shift = (task: TaskCard, sideways: -1 | 0 | 1, down: -1 | 0 | 1) => {
    if (!mayEdit) return
    if (down !== 0) {
      const before = neighbourFor(columns.get(task.stepId) ?? none, task.taskId, down)
      if (before !== undefined) void move(task, task.stepId, before)
      return
    }
    const at = board.steps.findIndex(({ stepId }) => stepId === task.stepId)
    const step = board.steps[at + sideways]
    if (step) void move(task, step.stepId, columns.get(step.stepId)?.[0]?.taskId ?? null)
  }
  const keyed = useRef({ walk, shift })
  keyed.current = { walk, shift }
  const onKey = useCallback((task: TaskCard, key: string, alt: boolean) => {
    const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    keyed.current[alt ? 'shift' : 'walk'](task, sideways, down)
  }, [])
  const onMenu = useCallback((task: TaskCard, target: HTMLElement) => setMenu({ task, target }), [])

  return (
    <>
      <section className={styles.root} aria-label={t('board.title')}>
        {board.steps.map((step) => (
          <BoardColumn
            key={step.stepId}
            projectId={projectId}
            step={step}
            steps={board.steps}
            tasks={columns.get(step.stepId) ?? none}
            held={board.tasks}
            people={people}
            tags={tags}
            openTaskId={openTaskId}
            focusedId={focusedId}
            wantsFocus={wantsFocus}
            mayEdit={mayEdit}
            manages={manages}
            onFocus={setFocusedId}
            onOpen={onOpen}
            onKey={onKey}
            onMenu={onMenu}
          />
        ))}
        {manages && <AddStepColumn projectId={projectId} />}
      </section>
      <div className={styles.hidden} id="board-keys">
        {t('board.keys')}
      </div>
      <div className={styles.hidden} aria-live="polite">
        {said}
      </div>
      {menu && (
        <CardMenu
          {...menu}
          projectId={projectId}
          steps={board.steps}
          column={columns.get(menu.task.stepId) ?? none}
          mayEdit={mayEdit}
          onOpen={onOpen}
          onMove={(stepId, before) => void move(menu.task, stepId, before)}
          onClose={(gone) => {
            setMenu(undefined)
            backTo(menu.target, gone)
          }}
        />
      )}
    </>
  )
}
