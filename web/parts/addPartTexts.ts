import { languages } from '@prumo/contracts/identity/signUpChoices'
import i18next from 'i18next'
import type { Texts } from '../platform/texts/i18n'

const tables = import.meta.glob<Texts>('../locales/*/parts.json', { eager: true, import: 'default' })

/** The texts of this page alone, which no other loads. */
export function addPartTexts(): void {
  for (const language of languages)
    i18next.addResourceBundle(language, 'translation', tables[`../locales/${language}/parts.json`], true)
}
