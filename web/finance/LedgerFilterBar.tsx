import { entryKinds } from '@prumo/contracts/finance/kinds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayRange } from '../platform/forms/DayRange'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { FilterChips } from '../platform/lists/FilterChips'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { useAccess } from '../platform/session/useAccess'
import { useProjectRights } from '../projects/useProjectRights'
import { OriginFilter } from './OriginFilter'
import { PartnerFilter } from './PartnerFilter'
import { shownStates } from './settling/shownState'
import type { LedgerFilters } from './useLedgerFilters'

type Props = {
  projectId: string
  filters: LedgerFilters
  onFilter: (name: keyof LedgerFilters, value: string) => void
  onClear: () => void
  classifications: readonly string[]
  count: string | null
  children: ReactNode
}

/** What narrows a ledger: a text, a type, how it stands, whom and what it is for, and when it is due. */
export function LedgerFilterBar({ projectId, filters, onFilter, onClear, classifications, count, children }: Props) {
  const { t } = useTranslation()
  const mayAnywhere = useAccess()
  const { can } = useProjectRights(projectId)
  const { search, kind, classification, dueFrom, dueTo, state, partnerId, originId } = filters
  const set = (name: keyof LedgerFilters) => (value: string) => onFilter(name, value)
  const listed = classification === '' || classifications.includes(classification)
  const chosen = listed ? classifications : [...classifications, classification]
  return (
    <>
      <ListFilterBar count={count} actions={children}>
        <SearchFilter label={t('ledger.search')} value={search} onChange={set('search')} />
        <ChoiceFilter
          label={t('ledger.anyState')}
          value={state}
          choices={[
            { value: '', text: t('ledger.anyState') },
            ...shownStates.map((each) => ({ value: each, text: t(`ledger.stateFilter.${each}`) })),
          ]}
          onChange={set('state')}
        />
        <ChoiceFilter
          label={t('ledger.anyKind')}
          value={kind}
          choices={[
            { value: '', text: t('ledger.anyKind') },
            ...entryKinds.map((each) => ({ value: each, text: t(`entryKind.${each}`) })),
          ]}
          onChange={set('kind')}
        />
        <ChoiceFilter
          label={t('ledger.anyClassification')}
          value={classification}
          choices={[
            { value: '', text: t('ledger.anyClassification') },
            ...chosen.map((each) => ({ value: each, text: each })),
          ]}
          onChange={set('classification')}
        />
        {mayAnywhere('customers', 'viewOnly') && <PartnerFilter value={partnerId} onChange={set('partnerId')} />}
        {can('tasks', 'viewOnly') && <OriginFilter projectId={projectId} value={originId} onChange={set('originId')} />}
        <DayRange
          name="due"
          from={{ label: t('ledger.dueFrom'), value: dueFrom, onChange: set('dueFrom') }}
          to={{ label: t('ledger.dueTo'), value: dueTo, onChange: set('dueTo') }}
        />
      </ListFilterBar>
      <Chips filters={filters} onFilter={onFilter} onClear={onClear} />
    </>
  )
}

/** What has no field of its own: it came with a link. */
function Chips({ filters, onFilter, onClear }: Pick<Props, 'filters' | 'onFilter' | 'onClear'>) {
  const { t } = useTranslation()
  const words = {
    seriesId: t('ledger.ofSeries'),
    late: t('ledger.onlyLate'),
    realized: t('ledger.onlyRealized'),
  }
  const names = Object.keys(words) as (keyof typeof words)[]
  const chips = names.flatMap((name) =>
    filters[name] === '' ? [] : [{ key: name, text: words[name], onRemove: () => onFilter(name, '') }],
  )
  return chips.length > 0 && <FilterChips chips={chips} onClear={onClear} />
}
