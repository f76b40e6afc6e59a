import type { BrowserContext, Page } from 'playwright-core'
import { wordings } from '../given/wordings'
import { inSigns } from './ledgerStorySums'

/** What stands before an amount, which has a blank behind it in one of the languages. */
const signs = { 'pt-BR': 'R$ ', en: 'R$' }
type Language = keyof typeof signs

/** When it begins and goes on: in the next month, and surely in the last week of the trial that began with it. */
export const moments = { begun: new Date('2026-10-29T10:00:00'), goesOn: new Date('2026-11-06T12:00:00') }

/** The days of the story. */
export const days = {
  begun: '2026-10-29',
  goesOn: '2026-11-06',
  restDueOn: '2026-11-10',
  nextDueOn: '2026-11-29',
  lastDueOn: '2026-12-29',
}

/** Lets the clock of a browser be so late, as the server's is. */
export async function setClock(context: BrowserContext, at: Date): Promise<void> {
  await context.addInitScript((late) => {
    const Real = Date
    const now = () => Real.now() - late
    globalThis.Date = new Proxy(Real, {
      construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, Date.now() - at.getTime())
}

export type Spoken = ReturnType<typeof spokenIn>

/** The words, days and amounts of a language. */
export function spokenIn(language: Language) {
  return {
    language,
    say: (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
      wordings[language].say([key], key, values),
    day: (text: string): string => {
      const [year, month, date] = text.split('-')
      return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
    },
    /** As it stands on screens. */
    money: (cents: bigint): string => inSigns(cents, language, signs[language]),
    /** As it is typed, and stands in files. */
    amount: (cents: bigint): string => inSigns(cents, language),
  }
}

/** A text of a page, with the blanks that a reader sees. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s/g, ' ').trim()

/** Waits until something has the focus again. */
export const settled = (page: Page): Promise<void> => page.locator(':focus').waitFor()
