import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../platform/layout/useToasts'
import { saveFile } from '../../platform/saveFile'
import { request } from '../../platform/server/api'
import { Failure } from '../../platform/server/failure'
import { useLanguage } from '../../platform/texts/useLanguage'

/** Takes away the receipt of a payment, as a PDF in the language that is spoken here. */
export function ReceiptButton({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const answer = await request('GET', `/rest/payments/${paymentId}/receipt?language=${language}`)
      saveFile(`prumo-${t('payments.receiptFile')}-${paymentId}.pdf`, await answer.blob())
    } catch (error) {
      toasts.failed(
        error instanceof Failure ? error : new Failure('failure.unexpected', 0),
        t('payments.receiptFailed'),
      )
    }
    setBusy(false)
  }
  return (
    <span>
      <Button icon={<ArrowDownloadRegular />} disabledFocusable={isBusy} onClick={() => void take()}>
        {t('payments.receipt')}
      </Button>
    </span>
  )
}
