import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DayRange } from '../platform/forms/DayRange'
import { rangeIn } from './taskFilters'

/** A range of days in which tasks end, of which one may be left open. */
export function DueDays({ due, onChange }: { due: string; onChange: (due: string) => void }) {
  const { t } = useTranslation()
  const { from = '', to = '' } = rangeIn(due)
  // The second day may be typed before the address has the first.
  const typed = useRef(rangeIn(due))
  useEffect(() => {
    typed.current = rangeIn(due)
  }, [due])
  const take = (days: ReturnType<typeof rangeIn>) => {
    typed.current = { ...typed.current, ...days }
    const range = `${typed.current.from ?? ''}..${typed.current.to ?? ''}`
    if (range !== due) onChange(range === '..' ? '' : range)
  }
  return (
    <DayRange
      name="due"
      from={{ label: t('due.from'), value: from, onChange: (day) => take({ from: day }) }}
      to={{ label: t('due.to'), value: to, onChange: (day) => take({ to: day }) }}
    />
  )
}
