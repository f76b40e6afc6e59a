import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from '../files/sourceFiles'
import { fixedTexts, type ShownText, toCome } from './fixedTexts'
import { localeTexts } from './localeTexts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tables = { 'pt-BR': localeTexts('pt-BR'), en: localeTexts('en') }
const shown = Object.values(fixedTexts).flat()
const awaited = Object.values(toCome).flat()

it.each(shown)('$id has “$text” in $language where it is shown', ({ language, key, text, within = text }) => {
  expect(tables[language].get(key)).toBe(within)
  expect(within).toContain(text)
})

/** The tests that look at screens, and what they share. */
const browserTests = sourceFiles()
  .filter((path) => path.startsWith('test/') && !path.startsWith('test/fixedTexts/'))
  .map((path) => readFileSync(root + path, 'utf8'))
  .filter((source) => /'playwright-core'|\/browser'/.test(source))
  .join('\n')

/** By its key; or all of it in quotes; or the words themselves where more stands around them. */
const isMet = ({ language, key, text, within }: ShownText) =>
  browserTests.includes(`shows(${shownIn[language]}, '${key}')`) || browserTests.includes(within ? text : `'${text}'`)
const shownIn = { 'pt-BR': 'portuguese', en: 'english' }

it.each(shown)('$id looks for “$text” on a screen, in $language', (fixed) => expect(isMet(fixed)).toBe(true))

it('A text for which no browser test looks is found', () => {
  const nowhere = { id: 'SES-11', language: 'en', key: 'error.nothing', text: 'Nobody looks for this' } as const
  expect(isMet(nowhere)).toBe(false)
  expect(isMet({ ...nowhere, within: 'Nobody looks for this, either' })).toBe(false)
})

it('A fixed text of a module to come is listed as such only until a screen can show it', () => {
  const shownElsewhere = new Set(shown.map(({ text }) => text))
  const present = awaited.filter(({ language, text }) => [...tables[language].values()].includes(text))
  expect(present.filter(({ text }) => !shownElsewhere.has(text))).toEqual([])
})

const specification = fileURLToPath(new URL('../../../shared/spec/', import.meta.url))
/** What stands in quotes to say what it means, or as an example. */
const meanings = ['authorizing', 'await authorization', 'FIN-04 refuses an entry without …']

it.skipIf(!existsSync(specification))(
  'SES-11 each text that the specification quotes is listed, letter for letter',
  () => {
    const quoted = ['specification.txt', 'requirements.md'].flatMap((file) =>
      [...readFileSync(specification + file, 'utf8').matchAll(/(?<!\w)'([^'\n]+)'/g)].map(([, text = '']) => text),
    )
    // What is fixed in both languages stands in one pair of quotes: English / Portuguese.
    const texts = quoted.filter((text) => !meanings.includes(text)).flatMap((text) => text.split(' / '))
    expect(texts.length).toBeGreaterThan(20)
    expect([...new Set(texts)].sort()).toEqual([...new Set([...shown, ...awaited].map(({ text }) => text))].sort())
  },
)
