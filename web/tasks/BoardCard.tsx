import { makeStyles, tokens } from '@fluentui/react-components'
import type { Tag, TaskCard } from '@prumo/contracts/tasks/queries'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBox } from '../platform/cards/CardBox'
import { CardFoot } from '../platform/cards/CardFoot'
import { CardHead } from '../platform/cards/CardHead'
import type { Steering } from '../platform/cards/useCardBoard'
import { showShortDay } from '../platform/formats/showShortDay'
import { Initials } from '../platform/layout/Initials'
import { look } from '../platform/look/look'
import type { ShownPerson } from '../platform/people/shownPeople'
import { ChoiceBox } from '../platform/selection/ChoiceBox'
import { useChoice } from '../platform/selection/chosen'
import { useLanguage } from '../platform/texts/useLanguage'
import { CardMarks } from './CardMarks'
import { isOverdue } from './isOverdue'
import { PriorityMark } from './PriorityMark'

type Props = {
  task: TaskCard
  nextTaskId: string | null
  /** An open task should have ended before this day. */
  overdueBefore: string | undefined
  assignee: ShownPerson | undefined
  tags: ReadonlyMap<string, Tag>
  /** The titles of its predecessors that are not finished. */
  waitsFor: string | undefined
  /** Before the end of what it begins, in words. */
  tooEarly: string | undefined
  open: boolean
  reachable: boolean
  mayEdit: boolean
  steering: Steering
}

const useStyles = makeStyles({
  root: { gap: '6px', padding: '8px 10px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  tag: {
    padding: '0 6px',
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
  },
  late: { color: look.colour.late, fontWeight: tokens.fontWeightSemibold },
  who: { marginLeft: 'auto' },
  track: { height: '3px', borderRadius: '2px', backgroundColor: tokens.colorNeutralBackground5 },
  progress: { height: '100%', borderRadius: '2px', backgroundColor: tokens.colorBrandStroke1 },
})

/** A task on the board: what one needs to know to pick it, and nothing more. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { task, nextTaskId, overdueBefore, assignee, tags, waitsFor, tooEarly, open, reachable, mayEdit, steering } =
    props
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const { taskId, stepId, title } = task
  const { chosen, choosing } = useChoice(taskId)
  const waitsId = `waits-${taskId}`
  const earlyId = `early-${taskId}`
  const late = isOverdue(task, overdueBefore)
  return (
    <CardBox
      standing={{ columnId: stepId, cardId: taskId, nextId: nextTaskId }}
      movable={mayEdit}
      open={open}
      chosen={chosen}
      className={styles.root}
      onClick={() => steering.onOpen(taskId)}
    >
      <CardHead
        cardId={taskId}
        title={title}
        attribute="data-task"
        keysId={[chosen && 'board-chosen', waitsFor && waitsId, tooEarly && earlyId, 'board-keys']
          .filter(Boolean)
          .join(' ')}
        actions={t('board.taskActions', { title })}
        reachable={reachable}
        steering={steering}
      >
        {choosing && <ChoiceBox id={taskId} label={t('bulk.choose', { title })} />}
        <PriorityMark priority={task.priority} />
      </CardHead>
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
      <CardFoot>
        <span className={late ? styles.late : ''}>
          {late && `${t('board.late')} · `}
          {!task.isMilestone && `${showShortDay(task.startOn, language)} – `}
          {showShortDay(task.endOn, language)}
        </span>
        <CardMarks task={task} waitsFor={waitsFor} waitsId={waitsId} tooEarly={tooEarly} earlyId={earlyId} />
        {assignee && (
          <span className={styles.who}>
            <Initials {...assignee} />
          </span>
        )}
      </CardFoot>
      {task.progress > 0 && (
        <div className={styles.track} title={`${t('field.progress')}: ${task.progress}%`}>
          <div className={styles.progress} style={{ width: `${task.progress}%` }} />
        </div>
      )}
    </CardBox>
  )
})
