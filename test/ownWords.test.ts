import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What components of Fluent say in English by themselves, and what has them say it otherwise, or nothing. */
const silenced: Record<string, RegExp> = {
  Combobox: /\sexpandIcon=\{\{ 'aria-label': /,
  Dropdown: /\sclearButton=\{null\}|\smultiselect\s/,
}

it.each(Object.entries(silenced))('Each %s has its words in the language of the page', (name, words) => {
  const opened = sourceFiles()
    .filter((path) => path.startsWith('web/') && path.endsWith('.tsx'))
    .flatMap((path) =>
      readFileSync(root + path, 'utf8')
        .split(`<${name}\n`)
        .slice(1)
        .map((rest) => ({ path, attributes: rest.slice(0, rest.search(/\n\s*\/?>/)) })),
    )
  expect(opened.length).toBeGreaterThan(1)
  expect(opened.filter(({ attributes }) => !words.test(attributes)).map(({ path }) => path)).toEqual([])
})
