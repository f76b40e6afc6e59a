import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../platform/forms/DateField'
import { rangeIn } from './taskFilters'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: '8px' },
})

/** A range of days in which tasks end, of which one may be left open. */
export function DueDays({ due, onChange }: { due: string; onChange: (due: string) => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
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
    <div className={styles.root}>
      <DateField
        key={`from ${from}`}
        name="dueFrom"
        label={t('due.from')}
        size="small"
        value={from}
        range={{ max: to || undefined }}
        onChange={(day) => take({ from: day })}
      />
      <DateField
        key={`to ${to}`}
        name="dueTo"
        label={t('due.to')}
        size="small"
        value={to}
        range={{ min: from || undefined }}
        onChange={(day) => take({ to: day })}
      />
    </div>
  )
}
