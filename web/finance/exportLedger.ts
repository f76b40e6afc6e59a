import type { ListedEntry, ListedInstallment } from '@prumo/contracts/finance/figures'
import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import { showHours } from '../platform/formats/hours'
import type { PaperTable } from '../platform/paper/paper'
import { saveFile } from '../platform/saveFile'
import type { TableCell } from '../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../platform/tables/tableFile'
import { shownState, stateWord } from './settling/shownState'

type Words = { language: Language; t: TFunction; day: string }
type Manner = Words & { format: TableFormat; name: string }
type Ledger = { rows: readonly ListedInstallment[]; entries: readonly ListedEntry[]; currency: string }
/** An installment with its entry, which has a number in this file; `isFirst` where the entry stands there first. */
type Line = ListedInstallment & { entry: ListedEntry | undefined; entryNumber: number; isFirst: boolean }
type Column = [header: string, cell: (line: Line) => TableCell]

/** Saves installments as a file, in the words and formats of the reader, as they stand on this day. */
export async function exportLedger(ledger: Ledger, { format, name, ...words }: Manner): Promise<void> {
  const file = await tableFile(format, { name, ...ledgerTable(ledger, words) }, words.language)
  saveFile(`${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`, file)
}

/**
 * Installments as rows, with their headers. What all of an entry comes to stands once, in its first line: whoever adds
 * a column up has counted nothing twice.
 */
export function ledgerTable(ledger: Ledger, words: Words): PaperTable {
  const columns = columnsFor(ledger.currency, words)
  return {
    headers: columns.map(([header]) => header),
    rows: linesOf(ledger).map((line) => columns.map(([, cell]) => cell(line))),
  }
}

function columnsFor(currency: string, { language, t, day }: Words): Column[] {
  const money = (header: string) => `${t(header)} (${currency})`
  const cents = (amount: number | null | undefined): TableCell => (typeof amount === 'number' ? { cents: amount } : '')
  const dayOf = (on: string | null): TableCell => (on ? { day: on } : '')
  const origin = (of: 'tasks' | 'deliveryGroups'): Column => [
    t(`originKind.${of}`),
    ({ entry }) => (entry?.origin?.of === of ? originText(entry, language, t) : ''),
  ]
  return [
    [t('ledger.entryNumber'), ({ entryNumber }) => ({ number: entryNumber })],
    [t('ledger.description'), ({ title }) => title],
    [t('ledger.partName'), ({ number, count }) => t('ledger.part', { number, count })],
    [money('ledger.amount'), ({ cents: due }) => cents(due)],
    [t('ledger.dueOn'), ({ dueOn }) => dayOf(dueOn)],
    [t('ledger.stateName'), (line) => t(`ledger.stateOf.${stateWord(shownState(line, day), line.kind)}`)],
    [t('field.paidOn'), ({ paidOn }) => dayOf(paidOn)],
    [money('ledger.paidAmount'), ({ paidCents }) => cents(paidCents)],
    [money('settling.field.interestCents'), ({ interestCents }) => cents(interestCents)],
    [money('settling.field.fineCents'), ({ fineCents }) => cents(fineCents)],
    [money('settling.field.discountCents'), ({ discountCents }) => cents(discountCents)],
    [t('field.partner'), ({ partnerName }) => partnerName ?? ''],
    [t('field.reason'), ({ reason }) => reason ?? ''],
    [t('field.plannedOn'), ({ plannedOn }) => dayOf(plannedOn)],
    [money('ledger.entryAmount'), ({ isFirst, plannedCents }) => cents(isFirst ? plannedCents : null)],
    [t('field.realizedOn'), ({ realizedOn }) => dayOf(realizedOn)],
    [money('ledger.realizedAmount'), ({ isFirst, realizedCents }) => cents(isFirst ? realizedCents : null)],
    [money('ledger.refundedAmount'), ({ isFirst, entry }) => cents(isFirst ? entry?.refundedCents || null : null)],
    [t('refund.of'), ({ refundOf, entry }) => entry?.refundOfTitle ?? (refundOf ? t('refund.deleted') : '')],
    origin('tasks'),
    origin('deliveryGroups'),
    [t('field.classification'), ({ classification }) => classification],
    [t('ledger.kindName'), ({ kind }) => t(`entryKind.${kind}`)],
    [t('field.history'), ({ history }) => history],
    [t('field.company'), ({ company }) => company ?? ''],
    [t('field.documentNumber'), ({ documentNumber }) => documentNumber ?? ''],
    [t('field.paymentMethod'), ({ paymentMethod }) => paymentMethod ?? ''],
  ]
}

/** Entries are numbered as they come. */
function linesOf({ rows, entries }: Ledger): Line[] {
  const found = new Map(entries.map((entry) => [entry.entryId, entry]))
  const numbers = new Map<string, number>()
  return rows.map((row) => {
    const isFirst = !numbers.has(row.entryId)
    if (isFirst) numbers.set(row.entryId, numbers.size + 1)
    return { ...row, isFirst, entry: found.get(row.entryId), entryNumber: numbers.get(row.entryId) ?? 0 }
  })
}

/** Each task or group that an entry is for, with its share and effort: `Escavar 60% (12 h); Concretar 40%`. */
const originText = ({ origin, plannedCents }: ListedEntry, language: Language, t: TFunction): string =>
  (origin?.items ?? [])
    .map(({ name, cents, effortMinutes }) => {
      const share = `${name ?? t('ledger.goneItem')} ${showPercent((cents / plannedCents) * 100, language)}`
      if (effortMinutes === null) return share
      return `${share} (${t('ledger.hoursOf', { hours: showHours(effortMinutes, language) })})`
    })
    .join('; ')
