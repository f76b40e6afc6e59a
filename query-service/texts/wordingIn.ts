import { readdirSync, readFileSync } from 'node:fs'
import type { Wording } from '@prumo/contracts/audit/wording'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import i18next from 'i18next'

/** The texts of screens. Files say the same in the same words. */
const folder = new URL('../../web/locales/', import.meta.url)

/** A file says the same labels in each line, and to look one up takes long. There are fewer than this. */
const mostLabels = 10_000

const wordings = new Map<Language, Omit<Wording, 'zones'>>()

/** The words of files that people take with them, in this language and in the time zones of their organization. */
export function wordingIn(language: Language, zones: ZonesInForce): Wording {
  const wording = wordings.get(language) ?? readWording(language)
  wordings.set(language, wording)
  return { ...wording, zones }
}

function readWording(language: Language): Omit<Wording, 'zones'> {
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
  const labels = new Map<string, string>()
  return {
    say: (keys, otherwise, values) => {
      if (values) return translate([...keys], { defaultValue: otherwise, ...values })
      const name = JSON.stringify([otherwise, ...keys])
      const label = labels.get(name) ?? translate([...keys], { defaultValue: otherwise })
      if (labels.size < mostLabels) labels.set(name, label)
      return label
    },
    language,
    nameOf: () => undefined,
  }
}
