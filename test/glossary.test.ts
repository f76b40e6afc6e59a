import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const rows = [...readFileSync(`${root}docs/glossary.md`, 'utf8').matchAll(/^\| (.+?) \| (.+?) \| `(.+?)` \|$/gm)].map(
  ([, word = '', meaning = '', path = '']) => ({ word, meaning, path }),
)
const words = rows.map(({ word }) => word)

it('The glossary has at most 40 words, each once and in order', () => {
  expect(words.length).toBeGreaterThan(30)
  expect(words.length).toBeLessThanOrEqual(40)
  expect(words).toEqual([...new Set(words)].sort())
})

it.each(rows)('The glossary explains “$word” briefly, and it lives where that says', ({ word, meaning, path }) => {
  expect(meaning.split(/\s+/).length).toBeLessThanOrEqual(25)
  expect(existsSync(root + path), path).toBe(true)
  const letters = word.replaceAll(/[ -]/g, '')
  const text = readFileSync(root + path, 'utf8')
    .replaceAll(/[\s-]/g, '')
    .toLowerCase()
  expect(text.includes(letters) || path.toLowerCase().includes(letters), `${path} says nothing of ${word}`).toBe(true)
})
