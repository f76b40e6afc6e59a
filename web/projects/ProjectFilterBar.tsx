import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { projectStatuses } from './projectStatuses'

type Props = {
  filters: { search: string; status: string }
  onFilter: (name: 'search' | 'status', value: string) => void
  onClear: () => void
  count: number | undefined
}

/** What narrows a list of projects: a text, and how they stand. */
export function ProjectFilterBar({ filters, onFilter, onClear, count }: Props) {
  const { t } = useTranslation()
  const status = projectStatuses.find((each) => each === filters.status)
  const chips = status
    ? [{ key: status, text: t(`projectStatus.${status}`), onRemove: () => onFilter('status', '') }]
    : []
  return (
    <ListFilterBar
      count={count === undefined ? null : t('projects.count', { count })}
      search={
        <SearchFilter
          label={t('projects.searchLabel')}
          value={filters.search}
          onChange={(value) => onFilter('search', value)}
        />
      }
      chips={chips}
      onClear={onClear}
    >
      <ChoiceFilter
        label={t('field.status')}
        value={status ?? ''}
        choices={[
          { value: '', text: t('projects.anyStatus') },
          ...projectStatuses.map((each) => ({ value: each, text: t(`projectStatus.${each}`) })),
        ]}
        onChange={(value) => onFilter('status', value)}
      />
    </ListFilterBar>
  )
}
