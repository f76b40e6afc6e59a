import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { preferences } from '../session/preferences'
import { usePreferences } from '../session/usePreferences'
import { speak } from '../texts/i18n'
import { useLanguage } from '../texts/useLanguage'

/** Switches the language and the theme, where nobody is signed in. */
export function LookChoices() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { colorMode } = usePreferences()
  const nextLanguage = language === 'en' ? 'pt-BR' : 'en'
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', gap: '4px' }}>
      <Button size="small" appearance="subtle" lang={nextLanguage} onClick={() => void speak(nextLanguage)}>
        {t(`language.${nextLanguage}`)}
      </Button>
      <Button
        size="small"
        appearance="subtle"
        onClick={() => preferences.set({ colorMode: colorMode === 'dark' ? 'light' : 'dark' })}
      >
        {t(`theme.${colorMode}`)}
      </Button>
    </div>
  )
}
