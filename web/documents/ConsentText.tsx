import { Text } from '@fluentui/react-components'
import { consentTexts } from '@prumo/contracts/documents/signingTexts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'

/** The terms that whoever accepts to decide accepts with it. */
export function ConsentText() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div style={{ width: '100%' }}>
      <Text size={200} weight="semibold">
        {t('approval.consent')}
      </Text>
      <Text as="p" block size={200} style={{ margin: 0 }}>
        {consentTexts['simple-signature-1'][language]}
      </Text>
    </div>
  )
}
