import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@prumo/contracts/identity/signUpChoices'

const locales = fileURLToPath(new URL('../../web/locales/', import.meta.url))

/** What the product's tables hold in a language, by its key. */
export function localeTexts(language: Language): ReadonlyMap<string, string> {
  const folder = `${locales}${language}/`
  return new Map(readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(folder + file, 'utf8')), [])))
}

const textsIn = (table: unknown, path: readonly string[]): [string, string][] =>
  typeof table === 'string'
    ? [[path.join('.'), table]]
    : Object.entries(table as object).flatMap(([name, value]) => textsIn(value, [...path, name]))
