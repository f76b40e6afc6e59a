import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>('../../locales/pt-BR/{comparison,gantt,rescheduling,wbs}.json', {
  eager: true,
  import: 'default',
})

/** Texts in Portuguese of the screens that plan: who stays on the board needs none of them. */
export const planTexts: readonly Texts[] = Object.values(byModule)
