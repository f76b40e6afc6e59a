import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>('../../locales/en/*.json', { eager: true, import: 'default' })

/** All texts in English, in one part of the program. */
export const englishTexts: readonly Texts[] = Object.values(byModule)
