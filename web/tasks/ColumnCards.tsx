import { makeStyles, tokens } from '@fluentui/react-components'
import type { Tag, TaskCard } from '@prumo/contracts/tasks/queries'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusIfThere, focusWanted } from '../platform/cards/focusWanted'
import { reachableOf } from '../platform/cards/reachableOf'
import type { Steering } from '../platform/cards/useCardBoard'
import { expectedRoom } from '../platform/lists/expectedRoom'
import { keptInRange } from '../platform/lists/keptInRange'
import type { ShownPerson } from '../platform/people/shownPeople'
import { BoardCard } from './BoardCard'

export type ShownTasks = {
  /** What the column shows. */
  tasks: readonly TaskCard[]
  people: ReadonlyMap<string, string>
  /** Whoever may be responsible, also those who take part no more. */
  assignees: ReadonlyMap<string, ShownPerson>
  tags: ReadonlyMap<string, Tag>
  /** What tasks wait for, by task. */
  waiting: ReadonlyMap<string, string[]>
  /** Which tasks begin too early, by task: before what, in words. */
  early: ReadonlyMap<string, string>
  /** The day before which an open task should have ended. */
  overdueBefore: string | undefined
  openTaskId: string | undefined
  focusedId: string | undefined
  /** The task that is to have the focus as soon as it is on the screen. */
  wantsFocus: RefObject<string | undefined>
  mayEdit: boolean
  steering: Steering
}

const useStyles = makeStyles({
  root: { flexGrow: 1, overflowY: 'auto', minHeight: '60px', padding: '0 8px', contain: 'strict' },
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

/** The tasks of a step, of which only those in view are in the page. */
export function ColumnCards(props: ShownTasks & { takesDrops: boolean }) {
  const { tasks, assignees, tags, waiting, early, overdueBefore, openTaskId, focusedId } = props
  const { wantsFocus, mayEdit, takesDrops, steering } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const scroller = useRef<HTMLDivElement>(null)
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
    initialRect: expectedRoom(),
    overscan: 4,
    gap: 8,
    getItemKey: (index) => tasks[index]?.taskId ?? index,
    rangeExtractor: keptInRange(tasks.findIndex(({ taskId }) => taskId === reachable)),
  })

  // Focus follows a task that was moved or walked to: first it has to be scrolled to, then it is there to be focused.
  useEffect(() => {
    const index = tasks.findIndex(({ taskId }) => taskId === wantsFocus.current)
    if (index === -1) return
    virtual.scrollToIndex(index)
    // Keys that come before the next frame are for it already.
    focusIfThere(scroller.current, 'data-task', wantsFocus)
    requestAnimationFrame(() => focusWanted(scroller.current, 'data-task', wantsFocus))
  })

  return (
    <div ref={scroller} className={styles.root}>
      {tasks.length === 0 && takesDrops && <div className={styles.empty}>{t('board.emptyStep')}</div>}
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
                overdueBefore={overdueBefore}
                assignee={task.assigneeId ? assignees.get(task.assigneeId) : undefined}
                tags={tags}
                waitsFor={waiting.get(task.taskId)?.join(', ')}
                tooEarly={early.get(task.taskId)}
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
  )
}
