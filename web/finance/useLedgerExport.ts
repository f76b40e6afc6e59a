import type { ListedEntry } from '@prumo/contracts/finance/figures'
import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import type { Paper } from '../platform/paper/paper'
import { everyItem, type Reading } from '../platform/server/everyItem'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { useLanguage } from '../platform/texts/useLanguage'
import type { TableManner } from '../tasks/useTableDownloads'

type Question = QueryInput<'installments'>

/** Takes away all installments that a question is answered with: as a file whose name says `of`, or on paper. */
export function useLedgerExport() {
  const { t } = useTranslation()
  const language = useLanguage()
  const every = useEveryInstallment()
  const day = useShownDay()
  const save = async (question: Question, manner: TableManner, of?: string) => {
    const { exportLedger } = await import('./exportLedger')
    const name = [of, t('ledger.exportName')].filter(Boolean).join(' - ')
    await exportLedger(await every(question), { ...manner, day, name })
  }
  const printed = async (question: Question, reading: Reading): Promise<Paper> => {
    const { ledgerTable } = await import('./exportLedger')
    return { title: t('navigation.finance'), table: ledgerTable(await every(question, reading), { language, t, day }) }
  }
  return { save, printed }
}

/** Asks for installments page by page, and for the entries that they are of. */
function useEveryInstallment() {
  const ask = useFetchQuery()
  return async (question: Question, reading?: Reading) => {
    let currency = ''
    const rows = await everyItem(async (after) => {
      const page = await ask('installments', { ...question, limit: 200, after })
      currency = page.currency
      return page
    }, reading)
    const wanted = new Set(rows.map(({ entryId }) => entryId))
    const entries: ListedEntry[] = []
    await everyItem(async (after) => {
      const page = await ask('listedEntries', { ...question, limit: 200, after })
      for (const entry of page.items) if (wanted.delete(entry.entryId)) entries.push(entry)
      return { items: page.items, next: wanted.size > 0 ? page.next : null }
    })
    return { rows, entries, currency }
  }
}
