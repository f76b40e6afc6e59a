import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { modules } from '@prumo/contracts/index'
import { measures } from '@prumo/contracts/measures'
import { expect, it } from 'vitest'

const locales = fileURLToPath(new URL('../web/locales/', import.meta.url))
const all = [...measures.values()]

/** What a language says under a key of the first level, wherever it stands. */
const textsOf = (language: string, key: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(locales + language).map(
      (file) => JSON.parse(readFileSync(`${locales}${language}/${file}`, 'utf8'))[key],
    ),
  )

it('No two measures have one name', () => {
  expect(modules.flatMap((module) => module.measures)).toHaveLength(measures.size)
})

it('A measure is made of measures that are there', () => {
  const missing = all.flatMap(({ name, of = [] }) =>
    of.filter((part) => !measures.has(part)).map((part) => [name, part]),
  )
  expect(missing).toEqual([])
})

it.each(['pt-BR', 'en'])('Each measure has its name, unit and source in %s', (language) => {
  const [names, units, sources] = ['measure', 'measureUnit', 'measureSource'].map((key) => textsOf(language, key))
  const silent = all.filter(({ name, unit, source }) => !names?.[name] || !units?.[unit] || !sources?.[source])
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('A formula with words in it is said in Portuguese, and in English as it stands in the register', () => {
  const [portuguese, english] = ['pt-BR', 'en'].map((language) => textsOf(language, 'measureFormula'))
  const hasWords = (formula: string) => /[a-z]{4,}/.test(formula)
  const unsaid = all.filter(({ name, formula }) => hasWords(formula) && !portuguese?.[name])
  const otherwise = all.filter(({ name, formula }) => english?.[name] && english[name] !== formula)
  expect([...unsaid, ...otherwise].map(({ name }) => name)).toEqual([])
})
