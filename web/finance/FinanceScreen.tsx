import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { BeginLink } from '../platform/layout/BeginLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { HiddenHeading } from '../platform/layout/HiddenHeading'
import { inPast, usePast } from '../platform/server/past'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useProjectRights } from '../projects/useProjectRights'
import { EntryDrawer } from './EntryDrawer'
import { LedgerFoot } from './LedgerFoot'
import { LedgerList } from './LedgerList'
import { QuickEntryLine } from './QuickEntryLine'
import { useEntrySums } from './useEntrySums'
import { useLedgerFilters } from './useLedgerFilters'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0, paddingBottom: '4px' },
})

/** A project's ledger: its installments one by one, and what they come to. The open entry is in the address. */
export function FinanceScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const past = usePast()
  const { search } = useLocation()
  const { projectId = '', itemId } = useParams()
  const { can } = useProjectRights(projectId)
  const narrowing = useLedgerFilters(projectId)
  const { isNarrowed, filters } = narrowing
  const pages = usePagedQuery('installments', { ...narrowing.question, ...useEntrySums() })
  const { data: totals, error, mutate } = useQuery('ledgerTotals', { projectId, today: useShownDay() })
  const { first, items } = pages
  const mayRead = can('finance', 'viewOnly')
  const mayEdit = can('finance', 'editOnly')
  const open = (entryId: string | undefined) =>
    void navigate(inPast(past, addresses.finance(projectId, entryId) + search))
  // What one may not see, or cannot be reached, is said once.
  const isClosed = first === undefined && pages.failure !== undefined
  const isEmpty = items?.length === 0 && !isNarrowed

  return (
    <section className={styles.root}>
      <HiddenHeading>{t('navigation.finance')}</HiddenHeading>
      {!isClosed && <FailureBar failure={error} onRetry={() => void mutate()} />}
      <LedgerList
        projectId={projectId}
        narrowing={narrowing}
        pages={pages}
        totals={totals}
        mayEdit={mayEdit}
        isBare={isEmpty || isClosed}
        openId={itemId}
        onOpen={open}
        empty={<NoEntries mayEdit={mayEdit} isNarrowed={isNarrowed} onClear={narrowing.clear} />}
      />
      {mayEdit && first && <QuickEntryLine key={projectId} projectId={projectId} ledger={first} />}
      {totals && !isEmpty && (
        <LedgerFoot projectId={projectId} totals={totals} found={first} filters={filters} isNarrowed={isNarrowed} />
      )}
      {itemId && mayRead && !isClosed && (
        <EntryDrawer
          projectId={projectId}
          entryId={itemId}
          siblings={[...new Set(items?.map(({ entryId }) => entryId))]}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  )
}

type NoEntriesProps = { mayEdit: boolean; isNarrowed: boolean; onClear: () => void }

function NoEntries({ mayEdit, isNarrowed, onClear }: NoEntriesProps) {
  const { t } = useTranslation()
  if (isNarrowed)
    return (
      <EmptyState title={t('ledger.noneFiltered')} text={t('ledger.noneFilteredText')}>
        <Button onClick={onClear}>{t('projects.clear')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState title={t('ledger.none')} text={t('ledger.noneText')}>
      {mayEdit && <BeginLink command="RecordEntry">{t('ledger.new')}</BeginLink>}
    </EmptyState>
  )
}
