import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyIn } from '../platform/formats/typedMoney'
import { deedOf } from '../platform/keys/keyRegister'
import { useToasts } from '../platform/layout/useToasts'
import type { Column } from '../platform/lists/Table'
import type { Failure } from '../platform/server/failure'
import { useCommand } from '../platform/server/useCommand'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { EntryCell } from './EntryCell'
import { EntryCellEditor } from './EntryCellEditor'
import { amountChange, type CellField, cellFields, type EditedCell } from './entryCells'
import { useEntryFailure } from './useEntryFailure'

type Editing = {
  projectId: string
  mayEdit: boolean
  currency: string | null
  rows: readonly ListedInstallment[] | undefined
  classifications: readonly string[]
}

/** Lets people change the cells of a ledger where they stand: by their buttons, and the title by F2 on its row. */
export function useEntryCells({ projectId, mayEdit, currency, rows, classifications }: Editing) {
  const { t } = useTranslation()
  const language = useLanguage()
  const failureOf = useEntryFailure('change')
  const explained = (_: unknown, failure: Failure) => failureOf(failure)
  const { run } = useCommand(explained)
  const ask = useFetchQuery()
  const toasts = useToasts()
  const [cell, setCell] = useState<EditedCell>()

  const changed = { done: t('done.ChangeEntry'), failed: t('entryCell.notSaved') }
  const save: Record<CellField, (row: ListedInstallment, text: string) => Promise<unknown>> = {
    title: ({ entryId, title }, text) =>
      run('ChangeEntry', { projectId, entryId, title: text, seen: { title } }, changed),
    classification: ({ entryId, classification }, text) =>
      run('ChangeEntry', { projectId, entryId, classification: text, seen: { classification } }, changed),
    dueOn: ({ entryId, installmentId, dueOn }, to) =>
      run(
        'PostponeInstallments',
        { projectId, installments: [{ entryId, installmentId, from: dueOn, to }] },
        { ...changed, done: t('entryCell.dueSaved') },
      ),
    cents: async ({ entryId, cents: listed }, text) => {
      const found = ask('entry', { projectId, entryId })
      const entry = await found.catch((failure: Failure) => void toasts.failed(failureOf(failure), changed.failed))
      if (!entry) return
      const change = amountChange(entry, moneyIn(text, language, currency) ?? 0)
      // What somebody else has made of it since the row was shown is not written over.
      const seen = { ...change.seen, plannedCents: listed }
      await run('ChangeEntry', { projectId, entryId, ...change, seen }, changed)
    },
  }
  const columnsWith = (columns: readonly Column<ListedInstallment>[]): Column<ListedInstallment>[] =>
    columns.map((column) => {
      const field = cellFields.find((each) => each === column.key && each !== 'title')
      if (!field || !mayEdit) return column
      const shown = (row: ListedInstallment): ReactNode => (
        <EntryCell field={field} row={row} onEdit={setCell}>
          {column.cell(row)}
        </EntryCell>
      )
      return { ...column, cell: shown }
    })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!mayEdit || deedOf('ledger', event) !== 'rename') return
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=row][data-index]') : null
    const row = target && rows?.[Number(target.dataset.index)]
    if (!target || !row) return
    event.preventDefault()
    setCell({ field: 'title', row, target })
  }
  return {
    columnsWith,
    onKeyDown,
    editor: cell && (
      <EntryCellEditor
        key={`${cell.row.installmentId} ${cell.field}`}
        cell={cell}
        currency={currency}
        classifications={classifications}
        onSave={(text) => void save[cell.field](cell.row, text)}
        onClose={() => {
          cell.target.focus()
          setCell(undefined)
        }}
      />
    ),
  }
}
