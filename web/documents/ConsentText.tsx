import { Text } from '@fluentui/react-components'
import { consentTexts } from '@prumo/contracts/documents/signingTexts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'

/** The terms that whoever accepts to decide accepts with it. */
export function ConsentText() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div>
      <Text weight="semibold">{t('approval.consent')}</Text>
      <p style={{ margin: 0 }}>{consentTexts['simple-signature-1'][language]}</p>
    </div>
  )
}
