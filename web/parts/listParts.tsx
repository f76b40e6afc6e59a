import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { useToasts } from '../platform/layout/useToasts'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { FilterMenu } from '../platform/lists/FilterMenu'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { PagedTable } from '../platform/lists/PagedTable'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { preferences } from '../platform/session/preferences'
import { usePreferences } from '../platform/session/usePreferences'
import { ListExample } from './ListExample'
import type { Part } from './part'

const priorities = ['low', 'medium', 'high'] as const

function FilterBar() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string[]>(['high'])
  const choices = priorities.map((value) => ({ value, text: t(`priority.${value}`) }))
  const label = t('field.priority')
  const chips = chosen.map((value) => ({
    key: value,
    text: `${label}: ${t(`priority.${value}`)}`,
    onRemove: () => setChosen(chosen.filter((each) => each !== value)),
  }))
  return (
    <ListFilterBar
      search={<SearchFilter label={t('tasks.searchLabel')} value={search} onChange={setSearch} />}
      chips={chips}
      onClear={() => setChosen([])}
      count={t('tasks.count', { count: 3 })}
      actions={
        <ToolbarButton
          icon={<ArrowDownloadRegular />}
          label={t('tasks.export')}
          onClick={() => done(t('done.generic'))}
        />
      }
    >
      <FilterMenu several name="priority" label={label} choices={choices} chosen={chosen} onChange={setChosen} />
    </ListFilterBar>
  )
}

function Rows() {
  const { t } = useTranslation()
  const { density } = usePreferences()
  return (
    <>
      <ChoiceFilter
        label={t('parts.sample.density')}
        value={density}
        choices={(['compact', 'comfortable'] as const).map((value) => ({ value, text: t(`parts.density.${value}`) }))}
        onChange={(value) => preferences.set({ density: value === 'compact' ? 'compact' : 'comfortable' })}
      />
      <ListExample />
    </>
  )
}

function Paged() {
  const { t } = useTranslation()
  const pages = { first: { total: 0 }, items: [], failure: undefined, retry: () => {}, more: undefined }
  return (
    <PagedTable
      pages={pages}
      empty={<EmptyState title={t('tasks.none')} text={t('tasks.noneText')} />}
      label={t('parts.sample.tasks')}
      columns={[]}
      keyOf={String}
    />
  )
}

const lists = 'web/platform/lists'

/** What lists are made of. */
export const listParts: readonly Part[] = [
  { name: 'ListFilterBar', file: `${lists}/ListFilterBar.tsx`, Example: FilterBar },
  { name: 'Table', file: `${lists}/Table.tsx`, Example: Rows },
  { name: 'PagedTable', file: `${lists}/PagedTable.tsx`, Example: Paged },
]
