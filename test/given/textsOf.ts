import type { Language } from '@prumo/contracts/identity/signUpChoices'
import i18next, { type TFunction } from 'i18next'
import { localeTexts } from '../fixedTexts/localeTexts'

/** The product's texts of a language, as a screen asks for them. */
export async function textsOf(language: Language): Promise<TFunction> {
  const texts = i18next.createInstance()
  return texts.init({
    lng: language,
    keySeparator: false,
    resources: { [language]: { translation: Object.fromEntries(localeTexts(language)) } },
    interpolation: { escapeValue: false },
  })
}
