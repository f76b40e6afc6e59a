import { useTranslation } from 'react-i18next'
import { LinkChoice } from '../platform/layout/LinkChoice'
import { ledgerAddress } from './ledgerAddress'
import type { LedgerFilters } from './useLedgerFilters'
import { type LedgerView, ledgerViews, viewOf } from './viewOf'

/** What is to be received and what is to be paid: lists of their own. */
export function LedgerViews({ projectId, filters }: { projectId: string; filters: LedgerFilters }) {
  const { t } = useTranslation()
  const current = viewOf(filters)
  const choices = (Object.keys(ledgerViews) as LedgerView[]).map((view) => ({
    to: ledgerAddress(projectId, ledgerViews[view]),
    text: t(`ledger.view.${view}`),
    isCurrent: view === current,
  }))
  return <LinkChoice label={t('ledger.views')} choices={choices} />
}
