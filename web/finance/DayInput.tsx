import { Input } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../platform/formats/dates'
import { type DayDirection, typedDay } from '../platform/formats/typedDay'
import { UnderstoodDay } from '../platform/forms/UnderstoodDay'
import { useLanguage } from '../platform/texts/useLanguage'

type Props = {
  label: string
  size?: 'small' | 'medium'
  /** `YYYY-MM-DD`, or what was typed if that is no day. */
  day: string
  /** Which day is meant where no year is typed, and from which day that is seen: else from today. */
  direction: DayDirection
  from?: string
  onChange: (day: string) => void
}

/** A day in a row of fields: typed as everywhere, and read when it is left. */
export function DayInput({ label, size = 'small', day, direction, from, onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  // Nothing typed yet: it shows the day.
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => typedDay(text, language, { direction, from })
  const take = () => {
    if (typed === undefined) return
    onChange(typed.trim() === '' ? '' : (read(typed) ?? typed))
    setTyped(undefined)
  }
  return (
    <div style={{ display: 'grid' }}>
      <Input
        size={size}
        style={{ minWidth: 0 }}
        input={{ style: { minWidth: 0 } }}
        aria-label={label}
        placeholder={t('dayPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? (isCalendarDay(day) ? showDay(day, language) : day)}
        onChange={(_, { value }) => setTyped(value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <UnderstoodDay typed={typed ?? ''} day={typed && read(typed)} />
    </div>
  )
}
