import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckboxCheckedRegular, MoreHorizontalRegular } from '@fluentui/react-icons'
import type { Tag, TaskCard } from '@prumo/contracts/tasks/queries'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showShortDay, today } from '../platform/dates'
import { Initials } from '../platform/Initials'
import { type Edge, edgeAt } from './drag'
import { PriorityMark } from './PriorityMark'

type Props = {
  task: TaskCard
  nextTaskId: string | null
  finished: boolean
  assignee: string | undefined
  tags: ReadonlyMap<string, Tag>
  open: boolean
  /** Whether Tab comes here: one card of a column is enough, arrows do the rest. */
  reachable: boolean
  mayEdit: boolean
  onFocus: (taskId: string) => void
  onOpen: (taskId: string) => void
  onKey: (task: TaskCard, key: string, alt: boolean) => void
  onMenu: (task: TaskCard, target: HTMLElement) => void
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':has([data-task]:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  open: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  dragged: { opacity: 0.4 },
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    height: '3px',
    borderRadius: '2px',
    backgroundColor: tokens.colorBrandStroke1,
    pointerEvents: 'none',
  },
  above: { top: '-6px' },
  below: { bottom: '-6px' },
  top: { display: 'flex', alignItems: 'flex-start', gap: '4px' },
  title: { flexGrow: 1, overflowWrap: 'anywhere', lineHeight: '19px', minHeight: '24px', outlineStyle: 'none' },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    flexShrink: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    background: 'none',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  tag: {
    padding: '0 6px',
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
  },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  late: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  items: { display: 'inline-flex', alignItems: 'center', gap: '3px' },
  who: { marginLeft: 'auto' },
  track: { height: '3px', borderRadius: '2px', backgroundColor: tokens.colorNeutralBackground5 },
  progress: { height: '100%', borderRadius: '2px', backgroundColor: tokens.colorBrandStroke1 },
})

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** A task on the board: what one needs to know to pick it, and nothing more. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { task, nextTaskId, finished, assignee, tags, open, reachable, mayEdit, onFocus, onOpen, onKey, onMenu } = props
  const { t, i18n } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge>()
  const latest = useRef({ task, nextTaskId })
  latest.current = { task, nextTaskId }
  const { taskId } = task

  useEffect(() => {
    const element = root.current
    if (!element || !mayEdit) return undefined
    return combine(
      draggable({
        element,
        getInitialData: () => ({ task: latest.current.task }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => (source.data as { task?: TaskCard }).task?.taskId !== taskId,
        getData: ({ input }) => ({
          stepId: latest.current.task.stepId,
          taskId,
          nextTaskId: latest.current.nextTaskId,
          edge: edgeAt(element, input.clientY),
        }),
        onDrag: ({ self }) => setEdge(self.data.edge as Edge),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    )
  }, [taskId, mayEdit])

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onOpen(taskId)
    else if (arrows.has(event.key)) onKey(task, event.key, event.altKey)
    else return
    event.preventDefault()
  }
  const late = !finished && task.endOn < today()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title inside takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere on the card is a click on its title
    <div
      ref={root}
      className={mergeClasses(styles.root, open && styles.open, dragged && styles.dragged)}
      onClick={() => onOpen(taskId)}
    >
      {edge && <div className={mergeClasses(styles.line, styles[edge])} />}
      <div className={styles.top}>
        <PriorityMark priority={task.priority} />
        {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags nothing by a button */}
        <span
          role="button"
          data-task={taskId}
          tabIndex={reachable ? 0 : -1}
          aria-describedby="board-keys"
          className={styles.title}
          onFocus={() => onFocus(taskId)}
          onKeyDown={steer}
        >
          {task.title}
        </span>
        <button
          type="button"
          className={styles.more}
          aria-label={t('board.taskActions', { title: task.title })}
          aria-haspopup="menu"
          tabIndex={reachable ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation()
            onMenu(task, event.currentTarget)
          }}
        >
          <MoreHorizontalRegular />
        </button>
      </div>
      {task.tagIds.length > 0 && (
        <div className={styles.tags}>
          {task.tagIds.map((tagId) => {
            const tag = tags.get(tagId)
            return (
              tag && (
                <span key={tagId} className={styles.tag} style={{ color: tag.textColour, backgroundColor: tag.colour }}>
                  {tag.description}
                </span>
              )
            )
          })}
        </div>
      )}
      <div className={styles.foot}>
        <span className={late ? styles.late : ''}>
          {late && `${t('board.late')} · `}
          {showShortDay(task.startOn, i18n.language)} – {showShortDay(task.endOn, i18n.language)}
        </span>
        {task.checklistCount > 0 && (
          <span
            className={styles.items}
            title={t('board.checklist', { done: task.checklistDone, count: task.checklistCount })}
          >
            <CheckboxCheckedRegular aria-hidden="true" />
            {task.checklistDone}/{task.checklistCount}
          </span>
        )}
        {assignee && (
          <span className={styles.who}>
            <Initials name={assignee} />
          </span>
        )}
      </div>
      {task.progress > 0 && (
        <div className={styles.track} title={`${t('field.progress')}: ${task.progress}%`}>
          <div className={styles.progress} style={{ width: `${task.progress}%` }} />
        </div>
      )}
    </div>
  )
})
