import type { ListedEntry, ListedInstallment } from '@prumo/contracts/finance/figures'
import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useShownDay } from '../platform/server/useShownDay'
import type { TableManner } from '../tasks/useTableDownloads'

/** Saves all installments that a question is answered with as a file. `of` is said in its name. */
export function useLedgerExport() {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const day = useShownDay()
  const every = async (question: QueryInput<'installments'>) => {
    const rows: ListedInstallment[] = []
    let after: string | undefined
    let currency = ''
    do {
      const page = await ask('installments', { ...question, limit: 200, after })
      rows.push(...page.items)
      currency = page.currency
      after = page.next ?? undefined
    } while (after)
    const entries: ListedEntry[] = []
    do {
      const page = await ask('listedEntries', { ...question, limit: 200, after })
      entries.push(...page.items)
      after = page.next ?? undefined
    } while (after)
    return { rows, entries, currency }
  }
  return async (question: QueryInput<'installments'>, manner: TableManner, of?: string) => {
    const { exportLedger } = await import('./exportLedger')
    const name = [of, t('ledger.exportName')].filter(Boolean).join(' - ')
    await exportLedger(await every(question), { ...manner, day, name })
  }
}
