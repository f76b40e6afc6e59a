import { makeStyles, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../formats/dates'
import { useLanguage } from '../texts/useLanguage'

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 } })

/** The day with the year that was understood, seen and said as long as it is typed in another way. */
export function UnderstoodDay({ typed, day }: { typed: string; day: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const shown = day !== undefined && isCalendarDay(day) ? showDay(day, language) : ''
  return (
    <span aria-live="polite" className={styles.root}>
      {shown !== '' && shown !== typed.trim() && t('dayUnderstood', { day: shown })}
    </span>
  )
}
