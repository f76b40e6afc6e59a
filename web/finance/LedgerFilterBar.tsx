import { entryKinds } from '@prumo/contracts/finance/kinds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayRange } from '../platform/forms/DayRange'
import { useNarrow } from '../platform/layout/useNarrow'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { useAccess } from '../platform/session/useAccess'
import { useProjectRights } from '../projects/useProjectRights'
import { LedgerViews } from './LedgerViews'
import { OriginFilter } from './OriginFilter'
import { PartnerFilter } from './PartnerFilter'
import { shownStates } from './settling/shownState'
import { useLedgerChips } from './useLedgerChips'
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
  const narrow = useNarrow()
  const seesPartners = useAccess()('customers', 'viewOnly')
  const seesTasks = useProjectRights(projectId).can('tasks', 'viewOnly')
  const { search, kind, classification, dueFrom, dueTo, state, partnerId, originId } = filters
  const chips = useLedgerChips(projectId, filters, onFilter)
  const set = (name: keyof LedgerFilters) => (value: string) => onFilter(name, value)
  const listed = classification === '' || classifications.includes(classification)
  const chosen = listed ? classifications : [...classifications, classification]
  const views = <LedgerViews projectId={projectId} filters={filters} />
  return (
    <ListFilterBar
      lead={!narrow && views}
      count={count}
      actions={children}
      search={<SearchFilter label={t('ledger.search')} value={search} onChange={set('search')} />}
      chips={chips}
      onClear={onClear}
    >
      {narrow && views}
      <ChoiceFilter
        label={t('ledger.stateName')}
        value={state}
        choices={[
          { value: '', text: t('ledger.anyState') },
          ...shownStates.map((each) => ({ value: each, text: t(`ledger.stateFilter.${each}`) })),
        ]}
        onChange={set('state')}
      />
      <ChoiceFilter
        label={t('ledger.kindName')}
        value={kind}
        choices={[
          { value: '', text: t('ledger.anyKind') },
          ...entryKinds.map((each) => ({ value: each, text: t(`entryKind.${each}`) })),
        ]}
        onChange={set('kind')}
      />
      <ChoiceFilter
        label={t('field.classification')}
        value={classification}
        choices={[
          { value: '', text: t('ledger.anyClassification') },
          ...chosen.map((each) => ({ value: each, text: each })),
        ]}
        onChange={set('classification')}
      />
      {seesPartners && <PartnerFilter value={partnerId} onChange={set('partnerId')} />}
      {seesTasks && <OriginFilter projectId={projectId} value={originId} onChange={set('originId')} />}
      <DayRange
        name="due"
        from={{ label: t('ledger.dueFrom'), value: dueFrom, onChange: set('dueFrom') }}
        to={{ label: t('ledger.dueTo'), value: dueTo, onChange: set('dueTo') }}
      />
    </ListFilterBar>
  )
}
