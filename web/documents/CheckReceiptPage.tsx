import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VerifyFile } from '../audit/VerifyFile'
import { Page } from '../platform/layout/Page'
import { hasWebCrypto } from '../platform/session/hasWebCrypto'

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
