import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/saveFile'
import { useFetchQuery } from '../../platform/server/useFetchQuery'
import { ExportMenu } from '../../tasks/ExportMenu'
import { usePaymentWords } from './usePaymentWords'

/** The whole history, as a file. */
export function PaymentsExport() {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const { titleOf, methodOf, stateOf, day } = usePaymentWords()
  const every = async () => {
    const rows: PaymentSummary[] = []
    let after: string | undefined
    do {
      const page = await ask('payments', { limit: 100, after })
      rows.push(...page.items)
      after = page.next ?? undefined
    } while (after)
    return rows
  }
  const headers = [
    'number',
    'what',
    'quantity',
    'amount',
    'currency',
    'methodName',
    'stateName',
    'attemptedAt',
    'paidAt',
  ]
  const save: Parameters<typeof ExportMenu>[0]['save'] = async ({ format, language }) => {
    const { tableFile } = await import('../../platform/tables/tableFile')
    const name = t('navigation.payment-history')
    const rows = (await every()).map((payment) => [
      payment.paymentId,
      titleOf(payment),
      { number: payment.seats },
      { cents: payment.cents },
      payment.currency,
      methodOf(payment),
      payment.isFlagged ? t('payments.flagged') : stateOf(payment),
      day(payment.attemptedAt),
      payment.paidAt ? day(payment.paidAt) : '',
    ])
    const table = { name, headers: headers.map((header) => t(`payments.${header}`)), rows }
    saveFile(`${name}.${format}`, await tableFile(format, table, language))
  }
  return <ExportMenu save={save} />
}
