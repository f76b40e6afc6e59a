import { useTranslation } from 'react-i18next'
import { MoneyTable } from '../../finance/MoneyTable'
import { addresses } from '../../platform/addresses'
import { useQuery } from '../../platform/server/useQuery'
import { useShownDay } from '../../platform/server/useShownDay'
import { OverviewSection } from './OverviewSection'

/** What the ledger of a project comes to. */
export function MoneyFigures({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const answer = useQuery('ledgerTotals', { projectId, today: useShownDay() })
  const isThere = answer.data?.totals.some(({ entryCount }) => entryCount > 0) ?? false
  return (
    <OverviewSection
      name={t('project.place.money')}
      answer={answer}
      link={() => (isThere ? { to: addresses.finance(projectId), text: t('overview.seeLedger') } : undefined)}
      empty={t('overview.noEntries')}
      isEmpty={() => !isThere}
      rows={5}
    >
      {(totals) => <MoneyTable projectId={projectId} totals={totals} />}
    </OverviewSection>
  )
}
