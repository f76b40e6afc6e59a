import type { Language } from '@prumo/contracts/identity/signUpChoices'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { preferences } from '../session/preferences'
import { supportEmail } from './support'

export type Texts = Record<string, unknown>

/** Whom to write to, in every text that says so. */
const whom = {
  get support(): string {
    return supportEmail || i18next.getResource(i18next.language, 'translation', 'support.operator')
  },
}

const firstTexts = import.meta.glob<Texts>('../../locales/pt-BR/{platform,signIn}.json', {
  eager: true,
  import: 'default',
})
/** Portuguese is the fallback: sign-in's texts load first, others with screens. English loads when it is chosen. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    fallbackLng: 'pt-BR',
    resources: { 'pt-BR': { translation: merged(Object.values(firstTexts)) } },
    interpolation: { escapeValue: false, defaultVariables: whom },
    // A sentence that was recorded without what belongs into it says that something is left out.
    missingInterpolationHandler: () => '…',
    returnNull: false,
  })
  await speak(preferences.get().language)
}

/** What the shell, a project and its board show. */
export async function workTexts(): Promise<void> {
  add((await import('./workTexts')).workTexts)
}

/** The texts of all modules. */
export async function allTexts(): Promise<void> {
  const [{ furtherTexts }] = await Promise.all([import('./furtherTexts'), workTexts()])
  add(furtherTexts)
}

/** The texts of all modules, and of screens that many never open. */
export async function everyText(): Promise<void> {
  const [{ rareTexts }] = await Promise.all([import('./rareTexts'), allTexts()])
  add(rareTexts)
}

const added = new Set<readonly Texts[]>()

function add(texts: readonly Texts[]) {
  if (added.has(texts)) return
  added.add(texts)
  i18next.addResourceBundle('pt-BR', 'translation', merged(texts), true)
}

export async function speak(language: Language): Promise<void> {
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    const { englishTexts } = await import('./englishTexts')
    i18next.addResourceBundle('en', 'translation', merged(englishTexts))
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  preferences.set({ language })
}

/** Modules' texts in one tree: `error.task.…` comes from the tasks, `error.project.…` from the projects. */
function merged(parts: readonly Texts[]): Texts {
  const whole: Texts = {}
  for (const part of parts) mergeInto(whole, part)
  return whole
}

function mergeInto(whole: Texts, part: Texts) {
  for (const [key, value] of Object.entries(part)) {
    const present = whole[key]
    if (isTree(value) && isTree(present)) mergeInto(present, value)
    else whole[key] = isTree(value) ? structuredClone(value) : value
  }
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null
