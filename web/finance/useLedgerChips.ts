import { useTranslation } from 'react-i18next'
import type { FilterChip } from '../platform/lists/FilterChips'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useAccess } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { ledgerChips } from './ledgerChips'
import { type LedgerFilters, ledgerQuestion } from './ledgerQuestion'

/** What a ledger is narrowed to, as chips, with names as far as the person may see them. */
export function useLedgerChips(
  projectId: string,
  filters: LedgerFilters,
  onFilter: (name: keyof LedgerFilters, value: string) => void,
): readonly FilterChip[] {
  const { t } = useTranslation()
  const day = useShownDay()
  const language = useLanguage()
  const seesPartners = useAccess()('customers', 'viewOnly')
  const seesTasks = useProjectRights(projectId).can('tasks', 'viewOnly')
  const { partnerId, originId } = ledgerQuestion(filters, day)
  const { data: partner } = useQuery('partner', seesPartners && partnerId ? { partnerId } : null)
  const { data: wbs } = useQuery('wbs', seesTasks && originId ? { projectId } : null)
  const names = {
    partner: partner?.name ?? undefined,
    origin: wbs?.rows.find(({ id, cardId }) => [id, cardId].includes(originId ?? ''))?.title,
  }
  return ledgerChips(filters, { day, language, t, names, onFilter })
}
