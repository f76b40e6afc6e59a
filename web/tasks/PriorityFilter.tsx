import { Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { priorities } from './priorities'

/** Narrows tasks to one priority. */
export function PriorityFilter({ value, onChange }: { value: string; onChange: (priority: string) => void }) {
  const { t } = useTranslation()
  return (
    <Select
      size="small"
      aria-label={t('field.priority')}
      value={value}
      onChange={(_, { value: chosen }) => onChange(chosen)}
    >
      <option value="">{t('board.anyPriority')}</option>
      {priorities.map((priority) => (
        <option key={priority} value={priority}>
          {t(`priority.${priority}`)}
        </option>
      ))}
    </Select>
  )
}
