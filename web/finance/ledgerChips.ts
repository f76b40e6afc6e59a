import { showDay } from '@prumo/contracts/formats/days'
import type { TFunction } from 'i18next'
import { isCalendarDay } from '../platform/formats/dates'
import type { FilterChip } from '../platform/lists/FilterChips'
import { type LedgerFilters, ledgerQuestion } from './ledgerQuestion'
import { shownStates } from './settling/shownState'
import { viewOf } from './viewOf'

type Manner = {
  /** As which day the ledger is shown. */
  day: string
  language: string
  t: TFunction
  /** What the chosen partner and origin are called; nothing where that is unknown, or not for this person. */
  names: { partner: string | undefined; origin: string | undefined }
  onFilter: (name: keyof LedgerFilters, value: string) => void
}

/**
 * What a ledger is narrowed to, each as a chip: but for what is searched for, which stands in its field, and for what a
 * view says by itself. What makes no sense in an address narrows nothing.
 */
export function ledgerChips(
  filters: LedgerFilters,
  { day: today, language, t, names, onFilter }: Manner,
): FilterChip[] {
  if (viewOf(filters) !== undefined) return []
  const { kind, classification, partnerId, originId, seriesId, late, realized } = ledgerQuestion(filters, today)
  const state = shownStates.find((each) => each === filters.state)
  const named = (label: string, text: string | undefined, unnamed: string) => (text ? `${label}: ${text}` : unnamed)
  const day = (name: 'dueFrom' | 'dueTo') =>
    isCalendarDay(filters[name]) && `${t(`ledger.${name}`)}: ${showDay(filters[name], language)}`
  const texts = {
    state: state && `${t('ledger.stateName')}: ${t(`ledger.stateFilter.${state}`)}`,
    kind: kind && `${t('ledger.kindName')}: ${t(`entryKind.${kind}`)}`,
    classification: classification && `${t('field.classification')}: ${classification}`,
    partnerId: partnerId && named(t('field.partnerId'), names.partner, t('ledger.onePartner')),
    originId: originId && named(t('field.origin'), names.origin, t('ledger.oneOrigin')),
    dueFrom: day('dueFrom'),
    dueTo: day('dueTo'),
    seriesId: seriesId && t('ledger.ofSeries'),
    late: late && t('ledger.onlyLate'),
    realized: realized && t('ledger.onlyRealized'),
  }
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((name) => {
    const text = texts[name]
    return text ? [{ key: name, text, onRemove: () => onFilter(name, '') }] : []
  })
}
