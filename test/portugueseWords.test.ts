import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { mailOfHead } from '../command-service/audit/mailOfHead'
import { wordsPt } from '../prumo-verify/wordsPt.mjs'

/** What people who read Portuguese have a word for, and names of a role that fit only men or only women. */
const avoided = /\b(logs?|checkpoints?|pitch|stakeholders?|don[oa]s?)\b/i
const locales = fileURLToPath(new URL('../web/locales/pt-BR/', import.meta.url))

/** Each text in a table of texts, with its place; of what is put together, the parts that are written. */
function textsIn(table: unknown, place: string): [string, string][] {
  if (typeof table === 'string') return [[place, table.replace(/\{\{[^}]*\}\}/g, '')]]
  if (typeof table === 'function') return [[place, writtenIn(String(table))]]
  return Object.entries(table as object).flatMap(([key, value]) => textsIn(value, `${place}.${key}`))
}

const writtenIn = (source: string) =>
  [...source.replace(/\$\{[^}]*\}/g, ' ').matchAll(/`([^`]*)`|'([^'\n]*)'|"([^"\n]*)"/g)]
    .map(([text]) => text)
    .join(' ')

const screens = readdirSync(locales).map((file) => [file, JSON.parse(readFileSync(locales + file, 'utf8'))] as const)
const mail = mailOfHead('ana@obra.example', 'pt-BR', { size: 3, checkpoint: '', verifierKey: '' })
const tables: (readonly [string, unknown])[] = [...screens, ['mail', mail], ['prumo-verify', wordsPt]]

it.each(tables)('SES-11 Portuguese is written with its own words: %s', (name, table) => {
  const found = textsIn(table, name).filter(([, text]) => avoided.test(text.replace(/log-export|prumo-verify/g, '')))
  expect(found).toEqual([])
})
