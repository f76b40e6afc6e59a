import type { ListedEntry, ListedInstallment } from '@prumo/contracts/finance/figures'
import type { QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { ExportMenu } from '../tasks/ExportMenu'

/** All that the filters leave, as a file. */
export function LedgerExport({ question }: { question: QueryInput<'installments'> }) {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const day = useShownDay()
  const every = async () => {
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
  return (
    <ExportMenu
      save={async (manner) => {
        const { exportLedger } = await import('./exportLedger')
        await exportLedger(await every(), { ...manner, day, name: t('ledger.exportName') })
      }}
    />
  )
}
