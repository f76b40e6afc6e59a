import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../../platform/layout/MessageBar'

/** Says that nobody pays anything here. */
export function SandboxBanner() {
  const { t } = useTranslation()
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('checkout.sandbox.title')}</MessageBarTitle> {t('checkout.sandbox.text')}
      </MessageBarBody>
    </MessageBar>
  )
}
