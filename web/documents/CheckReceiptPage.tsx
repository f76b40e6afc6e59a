import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VerifyFile } from '../audit/VerifyFile'
import { hasWebCrypto } from '../platform/hasWebCrypto'
import { Page } from '../platform/Page'

/** Open to anybody: checks a receipt in the browser, by the very modules of prumo-verify. */
export function CheckReceiptPage() {
  const { t } = useTranslation()
  return (
    <main>
      <Page title={t('receipt.check')}>
        {hasWebCrypto() && <Text>{t('receipt.checkText')}</Text>}
        <VerifyFile />
      </Page>
    </main>
  )
}
