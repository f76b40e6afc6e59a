import { makeStyles } from '@fluentui/react-components'
import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import type { Answer } from '@prumo/contracts/index'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deedOf } from '../platform/keys/keyRegister'
import { Toolbar } from '../platform/layout/Toolbar'
import { useNarrow } from '../platform/layout/useNarrow'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { PagedTable } from '../platform/lists/PagedTable'
import type { Column } from '../platform/lists/Table'
import { CurrentSelection } from '../platform/selection/chosen'
import type { usePagedQuery } from '../platform/server/usePagedQuery'
import { LedgerExport } from './LedgerExport'
import { LedgerFilterBar } from './LedgerFilterBar'
import { PartMenu } from './settling/PartMenu'
import { SettlingBar } from './settling/SettlingBar'
import { partIdOf } from './settling/settlingPreview'
import { useInstallmentChoice } from './settling/useInstallmentChoice'
import { useSettling } from './settling/useSettling'
import { useClosing } from './useClosing'
import { useEntryCells } from './useEntryCells'
import { useLedgerColumns } from './useLedgerColumns'
import type { useLedgerFilters } from './useLedgerFilters'
import { useShownColumns } from './useShownColumns'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0 },
  list: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
})

type Props = {
  projectId: string
  narrowing: ReturnType<typeof useLedgerFilters>
  pages: ReturnType<typeof usePagedQuery<'installments'>>
  totals: Answer<'ledgerTotals'> | undefined
  mayEdit: boolean
  /** Nothing to narrow, and nothing to choose from. */
  isBare: boolean
  openId: string | undefined
  onOpen: (entryId: string) => void
  empty: ReactNode
}

/** The installments of a ledger: narrowed, summed, and settled one by one or several at once. */
export function LedgerList({ projectId, narrowing, pages, totals, mayEdit, isBare, openId, onOpen, empty }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const { first, items } = pages
  const { filters, setFilter, clear, question, sort, sortBy } = narrowing
  const currency = first?.currency ?? null
  const { settle, dialog } = useSettling(projectId, currency)
  const choice = useInstallmentChoice(items, mayEdit)
  const { shown, menu } = useShownColumns(useLedgerColumns(projectId, currency, items))
  const classifications = first?.classifications ?? []
  const cells = useEntryCells({ projectId, mayEdit, currency, rows: items, classifications })
  const actions: Column<ListedInstallment> = {
    key: 'actions',
    name: t('settling.actions'),
    head: <VisuallyHidden>{t('settling.actions')}</VisuallyHidden>,
    width: '40px',
    cell: (row) => <PartMenu part={row} onSettle={settle} />,
  }
  const closing = useClosing(projectId, totals, narrow || openId !== undefined)
  const total = first?.sums.reduce((sum, { count }) => sum + count, 0)
  const selected = () => items?.filter((row) => choice.chosen.has(partIdOf(row))) ?? []
  const payByKey = (event: KeyboardEvent) => {
    const { target } = event
    const id = target instanceof HTMLElement ? target.dataset.record : undefined
    const row = items?.find((each) => partIdOf(each) === id)
    if (!mayEdit || !row || event.defaultPrevented || deedOf('installment', event) !== 'pay') return
    event.preventDefault()
    settle('pay', choice.chosen.size > 0 ? selected() : [row])
  }
  const hear = (event: KeyboardEvent<HTMLElement>) => {
    cells.onKeyDown(event)
    payByKey(event)
  }

  return (
    <div className={styles.root} {...choice.gestures}>
      {isBare ? (
        <Toolbar>{closing.menu}</Toolbar>
      ) : (
        <LedgerFilterBar
          projectId={projectId}
          filters={filters}
          onFilter={setFilter}
          onClear={clear}
          classifications={classifications}
          count={total === undefined ? null : t('ledger.count', { count: total })}
        >
          {!narrow && menu}
          {closing.menu}
          <LedgerExport question={question} />
        </LedgerFilterBar>
      )}
      <CurrentSelection.Provider value={choice.selection}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows in it, which have the focus */}
        <div className={styles.list} onKeyDown={hear}>
          <PagedTable<ListedInstallment>
            pages={{ ...pages, first: first && { total: total ?? 0 } }}
            label={t('ledger.list')}
            columns={[...choice.columns, ...cells.columnsWith(shown), ...(mayEdit ? [actions] : [])]}
            keyOf={partIdOf}
            sort={sort}
            onSort={sortBy}
            onOpen={({ entryId }) => onOpen(entryId)}
            isOpen={({ entryId }) => entryId === openId}
            empty={empty}
            {...(choice.isChosen && { isChosen: choice.isChosen })}
          />
        </div>
      </CurrentSelection.Provider>
      <SettlingBar selection={choice.selection} parts={items ?? []} currency={currency} onSettle={settle} />
      {dialog}
      {closing.dialog}
      {cells.editor}
    </div>
  )
}
