import { Button, makeStyles, Subtitle1 } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { ListedInstallment } from '@prumo/contracts/finance/queries'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { PagedTable } from '../platform/lists/PagedTable'
import { inPast, usePast } from '../platform/server/past'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { ClosingBar } from './ClosingBar'
import { EntryDrawer } from './EntryDrawer'
import { LedgerExport } from './LedgerExport'
import { LedgerFilterBar } from './LedgerFilterBar'
import { LedgerSummary } from './LedgerSummary'
import { LedgerSums } from './LedgerSums'
import { NewEntryDialog } from './NewEntryDialog'
import { QuickEntryLine } from './QuickEntryLine'
import { SeriesBar } from './SeriesBar'
import { useEntryCells } from './useEntryCells'
import { useLedgerColumns } from './useLedgerColumns'
import { useLedgerFilters } from './useLedgerFilters'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { margin: 0, flexGrow: 1 },
})

/** A project's ledger: what it comes to, and its installments one by one. The open entry is in the address. */
export function FinanceScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const past = usePast()
  const { search } = useLocation()
  const { projectId = '', itemId } = useParams()
  const { can } = useProjectRights(projectId)
  const [isRecording, setRecording] = useState(false)
  const { filters, setFilter, clear, isNarrowed, question } = useLedgerFilters(projectId)
  const pages = usePagedQuery('installments', question)
  const { data: totals, error, mutate } = useQuery('ledgerTotals', { projectId })
  const { first, items } = pages
  const columns = useLedgerColumns(projectId, first?.currency ?? null)
  const mayEdit = can('finance', 'editOnly')
  const classifications = first?.classifications ?? []
  const cells = useEntryCells({ projectId, mayEdit, rows: items, classifications })
  const record = () => setRecording(true)
  useScreenKey('ledger', 'add', mayEdit ? record : undefined)
  const open = (entryId: string | undefined) =>
    void navigate(inPast(past, addresses.finance(projectId, entryId) + search))
  const total = first?.sums.reduce((sum, { count }) => sum + count, 0)
  const add = mayEdit && (
    <Button appearance="primary" icon={<AddRegular />} onClick={record}>
      {t('ledger.new')}
    </Button>
  )
  // What one may not see, or cannot be reached, is said once.
  const isClosed = first === undefined && pages.failure !== undefined
  const isEmpty = items?.length === 0 && !isNarrowed

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its rows have the focus, and hear the keys.
    <section className={styles.root} onKeyDown={cells.onKeyDown}>
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          {t('navigation.finance')}
        </Subtitle1>
        {!isEmpty && !isClosed && add}
      </div>
      {totals && <ClosingBar projectId={projectId} closing={totals} />}
      {mayEdit && first && <QuickEntryLine key={projectId} projectId={projectId} currency={first.currency} />}
      {!isClosed && <FailureBar failure={error} onRetry={() => void mutate()} />}
      {totals && !isEmpty && <LedgerSummary totals={totals} />}
      {!isEmpty && !isClosed && (
        <LedgerFilterBar
          filters={filters}
          onFilter={setFilter}
          classifications={first?.classifications ?? []}
          count={total === undefined ? null : t('ledger.count', { count: total })}
        >
          <LedgerExport question={question} />
        </LedgerFilterBar>
      )}
      <SeriesBar />
      {first && <LedgerSums currency={first.currency} sums={first.sums} />}
      <PagedTable<ListedInstallment>
        pages={{ ...pages, first: first && { total: total ?? 0 } }}
        label={t('ledger.list')}
        columns={cells.columnsWith(columns)}
        keyOf={({ entryId, installmentId }) => `${entryId} ${installmentId}`}
        recordOf={({ entryId }) => entryId}
        onOpen={({ entryId }) => open(entryId)}
        isOpen={({ entryId }) => entryId === itemId}
        empty={<NoEntries isNarrowed={isNarrowed} add={add} onClear={clear} />}
      />
      {itemId && !isClosed && (
        <EntryDrawer
          projectId={projectId}
          entryId={itemId}
          siblings={[...new Set(items?.map(({ entryId }) => entryId))]}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
      {cells.editor}
      {isRecording && <NewEntryDialog projectId={projectId} onClosed={() => setRecording(false)} />}
    </section>
  )
}

type NoEntriesProps = { isNarrowed: boolean; add: ReactNode; onClear: () => void }

function NoEntries({ isNarrowed, add, onClear }: NoEntriesProps) {
  const { t } = useTranslation()
  if (isNarrowed)
    return (
      <EmptyState title={t('ledger.noneFiltered')} text={t('ledger.noneFilteredText')}>
        <Button onClick={onClear}>{t('projects.clear')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState title={t('ledger.none')} text={t('ledger.noneText')}>
      {add}
    </EmptyState>
  )
}
