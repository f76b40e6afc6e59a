import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>(['../../locales/en/*.json', '!../../locales/en/parts.json'], {
  eager: true,
  import: 'default',
})

/** All texts in English but those of the page of parts, in one part of the program. */
export const englishTexts: readonly Texts[] = Object.values(byModule)
