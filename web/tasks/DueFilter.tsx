import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../platform/forms/DateField'
import { FilterMenu } from '../platform/lists/FilterMenu'
import { dueChoices, rangeIn } from './taskFilters'

const useStyles = makeStyles({
  days: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: '8px' },
})

/** Narrows tasks to when they end: a word for it, or a range of days, of which one may be left open. */
export function DueFilter({ due, onChange }: { due: string; onChange: (due: string) => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isChoosing, setChoosing] = useState(false)
  const isRange = due.includes('..')
  const { from = '', to = '' } = rangeIn(due)
  // The second day may be typed before the address has the first.
  const typed = useRef(rangeIn(due))
  useEffect(() => {
    typed.current = rangeIn(due)
  }, [due])
  const choose = (choice: string) => {
    setChoosing(choice === 'range')
    if (choice !== 'range') onChange(choice)
    else if (!isRange) onChange('')
  }
  const take = (days: ReturnType<typeof rangeIn>) => {
    typed.current = { ...typed.current, ...days }
    const range = `${typed.current.from ?? ''}..${typed.current.to ?? ''}`
    if (range !== due) onChange(range === '..' ? '' : range)
  }
  return (
    <>
      <FilterMenu
        name="due"
        label={t('field.endOn')}
        choices={['', ...dueChoices, 'range'].map((value) => ({ value, text: t(`due.${value || 'any'}`) }))}
        chosen={[isRange || isChoosing ? 'range' : due]}
        onChange={([choice = '']) => choose(choice)}
      />
      {(isRange || isChoosing) && (
        <div className={styles.days}>
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
      )}
    </>
  )
}
