import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>(
  '../../locales/pt-BR/{app,drafts,identity,notifications,past,projects,screens,tasks}.json',
  { eager: true, import: 'default' },
)

/** Texts in Portuguese of the shell, a project and its board, in one part of the program. */
export const workTexts: readonly Texts[] = Object.values(byModule)
