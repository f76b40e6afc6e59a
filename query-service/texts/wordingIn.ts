import { readdirSync, readFileSync } from 'node:fs'
import { organizationTimeZone } from '@prumo/contracts/audit/erasureDay'
import type { Wording } from '@prumo/contracts/audit/wording'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import i18next from 'i18next'

/** The texts of screens. Files say the same in the same words. */
const folder = new URL('../../web/locales/', import.meta.url)

const wordings = new Map<Language, Wording>()

/** The words of files that people take with them, in this language and in the time zone of organizations. */
export function wordingIn(language: Language): Wording {
  const wording = wordings.get(language) ?? readWording(language)
  wordings.set(language, wording)
  return wording
}

function readWording(language: Language): Wording {
  const texts = i18next.createInstance()
  const place = new URL(`${language}/`, folder)
  texts.init({
    initAsync: false,
    lng: language,
    resources: {},
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '…',
  })
  for (const name of readdirSync(place))
    texts.addResourceBundle(language, 'translation', JSON.parse(readFileSync(new URL(name, place), 'utf8')), true)
  const translate = texts.getFixedT(language)
  return {
    say: (keys, otherwise, values = {}) => translate([...keys], { defaultValue: otherwise, ...values }),
    language,
    nameOf: () => undefined,
    timeZone: organizationTimeZone,
  }
}
