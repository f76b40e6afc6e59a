import { Text } from '@fluentui/react-components'
import { consentTexts } from '@prumo/contracts/documents/signingTexts'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { useTranslation } from 'react-i18next'

/** The terms that whoever accepts to decide accepts with it. */
export function ConsentText() {
  const { t, i18n } = useTranslation()
  return (
    <div>
      <Text weight="semibold">{t('approval.consent')}</Text>
      <p style={{ margin: 0 }}>{consentTexts['simple-signature-1'][i18n.language as Language]}</p>
    </div>
  )
}
