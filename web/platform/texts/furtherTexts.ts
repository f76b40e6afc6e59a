import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>(
  ['../../locales/pt-BR/*.json', '!../../locales/pt-BR/{platform,app,identity}.json'],
  { eager: true, import: 'default' },
)

/** Texts in Portuguese that sign-in does not need, in one part of the program. */
export const furtherTexts: readonly Texts[] = Object.values(byModule)
