import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { useTranslation } from 'react-i18next'

/** The language in which the program speaks now. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'pt-BR')
