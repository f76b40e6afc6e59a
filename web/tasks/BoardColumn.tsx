import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { AddRegular, CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons'
import type { Step, Tag, TaskCard } from '@prumo/contracts/tasks/queries'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWanted } from '../platform/cards/focusWanted'
import { reachableOf } from '../platform/cards/reachableOf'
import type { Steering } from '../platform/cards/useCardBoard'
import { useColumnDrop } from '../platform/cards/useColumnDrop'
import { BoardCard } from './BoardCard'
import { QuickAdd } from './QuickAdd'
import { StepMenu } from './StepMenu'

type Props = {
  projectId: string
  step: Step
  steps: readonly Step[]
  /** What the column shows. */
  tasks: readonly TaskCard[]
  /** All tasks of the board: the limit counts what a filter hides as well. */
  held: readonly TaskCard[]
  people: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, Tag>
  openTaskId: string | undefined
  focusedId: string | undefined
  /** The task that is to have the focus as soon as it is on the screen. */
  wantsFocus: RefObject<string | undefined>
  mayEdit: boolean
  manages: boolean
  steering: Steering
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    width: '288px',
    flexShrink: 0,
    minHeight: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 800px)': { width: '84vw', scrollSnapAlign: 'start' },
  },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  head: { display: 'flex', alignItems: 'center', gap: '6px', padding: '8px 6px 6px 12px', flexShrink: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  count: {
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    flexGrow: 1,
    whiteSpace: 'nowrap',
  },
  full: { display: 'inline-flex', alignItems: 'center', gap: '3px', color: tokens.colorPaletteDarkOrangeForeground1 },
  cards: { flexGrow: 1, overflowY: 'auto', minHeight: '60px', padding: '0 8px', contain: 'strict' },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  empty: {
    margin: '4px 0',
    padding: '14px 8px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
  },
})

const estimatedCard = 86

/** One step with its tasks, of which only those in view are in the page. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const {
    projectId,
    step,
    steps,
    tasks,
    held,
    people,
    tags,
    openTaskId,
    focusedId,
    wantsFocus,
    mayEdit,
    manages,
    steering,
  } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const { stepId, name, taskLimit } = step
  const count = taskLimit === null ? tasks.length : held.filter((task) => task.stepId === stepId).length
  const full = taskLimit !== null && count >= taskLimit

  const over = useColumnDrop(root, stepId, mayEdit)
  const reachable = useMemo(
    () =>
      reachableOf(
        tasks.map(({ taskId }) => taskId),
        focusedId,
      ),
    [tasks, focusedId],
  )

  const virtual = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedCard,
    overscan: 6,
    gap: 8,
    getItemKey: (index) => tasks[index]?.taskId ?? index,
  })

  // Focus follows a task that was moved or walked to: first it has to be scrolled to, then it is there to be focused.
  useEffect(() => {
    const index = tasks.findIndex(({ taskId }) => taskId === wantsFocus.current)
    if (index === -1) return
    virtual.scrollToIndex(index)
    requestAnimationFrame(() => focusWanted(scroller.current, 'data-task', wantsFocus))
  })

  const closeAdding = () => {
    setAdding(false)
    addButton.current?.focus()
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={mergeClasses(styles.root, over && styles.over)}
      aria-label={t('board.step', { name })}
    >
      <header className={styles.head}>
        {step.finishes && <CheckmarkCircleRegular aria-label={t('field.finishes')} />}
        <h2 className={styles.name} title={step.description || name}>
          {name}
        </h2>
        <Text size={200} className={styles.count}>
          {taskLimit === null ? count : t('board.count', { count, limit: taskLimit })}
          {full && (
            <span className={styles.full}>
              {' · '}
              <WarningRegular aria-hidden="true" /> {t('board.limitFull')}
            </span>
          )}
        </Text>
        {mayEdit && (
          <Button
            ref={(element: HTMLButtonElement | null) => {
              addButton.current = element
            }}
            appearance="subtle"
            size="small"
            icon={<AddRegular />}
            aria-label={t('board.addHere', { name })}
            onClick={() => setAdding(true)}
          />
        )}
        {manages && <StepMenu projectId={projectId} step={step} steps={steps} />}
      </header>
      {adding && <QuickAdd projectId={projectId} stepId={stepId} people={people} onClose={closeAdding} />}
      <div ref={scroller} className={styles.cards}>
        {tasks.length === 0 && mayEdit && <div className={styles.empty}>{t('board.emptyStep')}</div>}
        <ul className={styles.list} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const task = tasks[index] as TaskCard
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={tasks.length}
                aria-posinset={index + 1}
                style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${start}px)` }}
              >
                <BoardCard
                  task={task}
                  nextTaskId={tasks[index + 1]?.taskId ?? null}
                  finished={step.finishes}
                  assignee={task.assigneeId ? people.get(task.assigneeId) : undefined}
                  tags={tags}
                  open={task.taskId === openTaskId}
                  reachable={task.taskId === reachable}
                  mayEdit={mayEdit}
                  steering={steering}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
})
