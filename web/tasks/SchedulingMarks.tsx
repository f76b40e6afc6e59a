import { makeStyles } from '@fluentui/react-components'
import { CalendarCancelRegular, DiamondRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { Mark } from './Mark'

type Props = { task: Pick<TaskCard, 'endOn' | 'isMilestone' | 'deadlineOn'> }

const useStyles = makeStyles({ late: { display: 'inline-flex', color: look.colour.late } })

/** The signs of a milestone, and of a task that ends after its deadline. */
export function SchedulingMarks({ task: { endOn, isMilestone, deadlineOn } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  return (
    <>
      {isMilestone && <Mark icon={DiamondRegular} text="" name={t('field.isMilestone')} />}
      {deadlineOn && endOn > deadlineOn && (
        <span className={styles.late}>
          <Mark
            icon={CalendarCancelRegular}
            text=""
            name={t('board.pastDeadline', { day: showDay(deadlineOn, language) })}
          />
        </span>
      )}
    </>
  )
}
