import { showMoney } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useProjectRights } from '../../projects/useProjectRights'
import type { RowFacts } from './ganttFacts'

/**
 * What a row costs by its effort, and what the ledger plans and realized for it. It is asked for once a row is told of,
 * and by nobody who may not see amounts.
 */
export function useGanttCosts(projectId: string, rowId: string | undefined): RowFacts['facts'] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { can } = useProjectRights(projectId)
  const isWanted = rowId !== undefined && can('finance', 'viewOnly')
  const { data: wbs } = useQuery('wbs', isWanted ? { projectId } : null)
  const { data: project } = useQuery('project', { projectId })
  const row = wbs?.rows.find(({ id }) => id === rowId)
  const fact = (name: string, cents: number | null | undefined) =>
    typeof cents === 'number' ? [{ name: t(name), text: showMoney(cents, project?.currency ?? null, language) }] : []
  return [
    ...fact('wbs.column.cost', row?.costCents),
    ...fact('wbs.column.ledgerPlanned', row?.ledger?.plannedCents),
    ...fact('wbs.column.ledgerRealized', row?.ledger?.realizedCents),
  ]
}
