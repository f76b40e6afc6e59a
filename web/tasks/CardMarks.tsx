import { makeStyles } from '@fluentui/react-components'
import { CheckboxCheckedRegular, PauseRegular } from '@fluentui/react-icons'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { look } from '../platform/look/look'
import { DiscussionMarks } from './DiscussionMarks'
import { EarlyMark } from './EarlyMark'
import { Mark } from './Mark'
import { SchedulingMarks } from './SchedulingMarks'

type Props = {
  task: TaskCard
  waitsFor: string | undefined
  waitsId: string
  tooEarly: string | undefined
  earlyId: string
}

const useStyles = makeStyles({
  waits: { color: look.colour.warning },
})

/** What a card says in signs: what it waits for or begins too early for, how much is in it, how much is said of it. */
export function CardMarks({ task, waitsFor, waitsId, tooEarly, earlyId }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { checklistDone: done, checklistCount: count } = task
  return (
    <>
      {waitsFor && (
        <span
          id={waitsId}
          role="img"
          aria-label={t('board.waitsFor', { titles: waitsFor })}
          title={t('board.waitsFor', { titles: waitsFor })}
          className={styles.waits}
        >
          <PauseRegular />
        </span>
      )}
      <SchedulingMarks task={task} />
      {tooEarly && <EarlyMark name={tooEarly} id={earlyId} />}
      {count > 0 && (
        <Mark icon={CheckboxCheckedRegular} text={`${done}/${count}`} name={t('board.checklist', { done, count })} />
      )}
      <DiscussionMarks task={task} />
    </>
  )
}
