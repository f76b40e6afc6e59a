import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterMenu } from '../platform/lists/FilterMenu'
import { dueChoices } from './taskFilters'
import { dueDays } from './taskParts'

/** Narrows tasks to when they end: a word for it, or a range of days. */
export function DueFilter({ due, onChange }: { due: string; onChange: (due: string) => void }) {
  const { t } = useTranslation()
  const [isChoosing, setChoosing] = useState(false)
  const isRange = due.includes('..')
  const choose = (choice: string) => {
    setChoosing(choice === 'range')
    if (choice !== 'range') onChange(choice)
    else if (!isRange) onChange('')
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
      <Suspense>{(isRange || isChoosing) && <dueDays.Part due={due} onChange={onChange} />}</Suspense>
    </>
  )
}
