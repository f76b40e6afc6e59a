import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { priorities } from './priorities'

/** Narrows tasks to one priority. */
export function PriorityFilter({ value, onChange }: { value: string; onChange: (priority: string) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceFilter
      label={t('field.priority')}
      value={value}
      choices={[
        { value: '', text: t('board.anyPriority') },
        ...priorities.map((priority) => ({ value: priority, text: t(`priority.${priority}`) })),
      ]}
      onChange={onChange}
    />
  )
}
