import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import { saveFile } from '../platform/saveFile'
import type { TableCell } from '../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../platform/tables/tableFile'
import { shownState, stateWord } from './settling/shownState'

type Manner = { format: TableFormat; name: string; language: Language; t: TFunction; day: string }
type Column = [header: string, cell: (row: ListedInstallment) => TableCell]

/** Saves installments as a file, in the words and formats of the reader, as they stand on this day. */
export async function exportLedger(
  rows: readonly ListedInstallment[],
  currency: string,
  { format, name, language, t, day }: Manner,
): Promise<void> {
  const columns: Column[] = [
    [t('ledger.description'), ({ title }) => title],
    [t('ledger.partName'), ({ number, count }) => t('ledger.part', { number, count })],
    [`${t('ledger.amount')} (${currency})`, ({ cents }) => ({ cents })],
    [t('ledger.dueOn'), ({ dueOn }) => ({ day: dueOn })],
    [t('ledger.stateName'), (row) => t(`ledger.stateOf.${stateWord(shownState(row, day), row.kind)}`)],
    [t('field.paidOn'), ({ paidOn }) => (paidOn ? { day: paidOn } : '')],
    [`${t('ledger.paidAmount')} (${currency})`, ({ paidCents }) => (paidCents === null ? '' : { cents: paidCents })],
    [t('field.partner'), ({ partnerName }) => partnerName ?? ''],
    [t('field.reason'), ({ reason }) => reason ?? ''],
    [t('field.plannedOn'), ({ plannedOn }) => ({ day: plannedOn })],
    [`${t('ledger.entryAmount')} (${currency})`, ({ plannedCents }) => ({ cents: plannedCents })],
    [t('field.realizedOn'), ({ realizedOn }) => (realizedOn ? { day: realizedOn } : '')],
    [
      `${t('ledger.realizedAmount')} (${currency})`,
      ({ realizedCents }) => (realizedCents === null ? '' : { cents: realizedCents }),
    ],
    [t('field.classification'), ({ classification }) => classification],
    [t('ledger.kindName'), ({ kind }) => t(`entryKind.${kind}`)],
    [t('field.history'), ({ history }) => history],
    [t('field.company'), ({ company }) => company ?? ''],
    [t('field.documentNumber'), ({ documentNumber }) => documentNumber ?? ''],
    [t('field.paymentMethod'), ({ paymentMethod }) => paymentMethod ?? ''],
  ]
  const headers = columns.map(([header]) => header)
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)))
  saveFile(
    `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`,
    await tableFile(format, { name, headers, rows: cells }, language),
  )
}
