import { entryKinds } from '@prumo/contracts/finance/kinds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayRange } from '../platform/forms/DayRange'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import type { LedgerFilters } from './useLedgerFilters'

type Props = {
  filters: LedgerFilters
  onFilter: (name: keyof LedgerFilters, value: string) => void
  classifications: readonly string[]
  count: string | null
  children: ReactNode
}

/** What narrows a ledger: a text, a type, a classification, and the days on which it is due. */
export function LedgerFilterBar({ filters, onFilter, classifications, count, children }: Props) {
  const { t } = useTranslation()
  const { search, kind, classification, dueFrom, dueTo } = filters
  const set = (name: keyof LedgerFilters) => (value: string) => onFilter(name, value)
  const listed = classification === '' || classifications.includes(classification)
  const chosen = listed ? classifications : [...classifications, classification]
  return (
    <ListFilterBar count={count} actions={children}>
      <SearchFilter label={t('ledger.search')} value={search} onChange={set('search')} />
      <ChoiceFilter
        label={t('ledger.anyKind')}
        value={kind}
        choices={[
          { value: '', text: t('ledger.anyKind') },
          ...entryKinds.map((each) => ({ value: each, text: t(`ledger.kind.${each}`) })),
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
      <DayRange
        name="due"
        from={{ label: t('ledger.dueFrom'), value: dueFrom, onChange: set('dueFrom') }}
        to={{ label: t('ledger.dueTo'), value: dueTo, onChange: set('dueTo') }}
      />
    </ListFilterBar>
  )
}
