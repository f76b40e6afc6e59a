import { makeStyles, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../formats/dates'
import { useLanguage } from '../texts/useLanguage'

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 } })

/**
 * The day with the year that was understood, seen and said as long as it is typed in another way. It stays when the
 * field writes that day in full: what stands below must not move from under the pointer that leaves the field.
 */
export function UnderstoodDay({ typed, day }: { typed: string; day: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const [understood, setUnderstood] = useState('')
  const shown = day !== undefined && isCalendarDay(day) ? showDay(day, language) : ''
  const isTypedOtherwise = shown !== '' && shown !== typed.trim()
  if (isTypedOtherwise && understood !== shown) setUnderstood(shown)
  return (
    <span aria-live="polite" className={styles.root}>
      {shown !== '' && (isTypedOtherwise || understood === shown) && t('dayUnderstood', { day: shown })}
    </span>
  )
}
