import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'
import { requirementIds } from './requirementIds'

const root = new URL('..', import.meta.url)
/** Tests stand in their own files, and in those that say them again for several browsers. */
const files = sourceFiles().filter((path) => /\.test\.tsx?$/.test(path) || path.startsWith('test/'))

/** The text that opens a test or a group of tests, also behind a table or a condition. */
const title = /(?:\b(?:it|test|describe)[\w.]*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const titlesIn = (source: string) => [...source.matchAll(title)].map(([, , text = '']) => text)

/** It is written like an id, and is the name of an encoding. */
const encoding = 'UTF-16'
const idsIn = (text: string) => (text.match(/\b[A-Z]{3}-\d\d\b/g) ?? []).filter((id) => id !== encoding)
const strangeIdsIn = (source: string) =>
  titlesIn(source)
    .flatMap(idsIn)
    .filter((id) => !requirementIds.has(id))

describe('The ids that titles of tests begin with', () => {
  it('are each of a requirement', () => {
    const strange = files.flatMap((path) =>
      strangeIdsIn(readFileSync(new URL(path, root), 'utf8')).map((id) => `${path}: ${id}`),
    )
    expect(strange).toEqual([])
  })

  it('are of 175 requirements', () => expect(requirementIds.size).toBe(175))

  it.each(titled('XYZ-01'))('are found where they are strange: %s', (source) =>
    expect(strangeIdsIn(source)).toEqual(['XYZ-01']),
  )
})

/** A title in each of the ways in which tests are given one. */
function titled(id: string): string[] {
  return [
    `it('${id} is refused', () => {})`,
    `describe('FIN-01 ${id} An entry', () => {})`,
    `it.each([['a', 1], ['b', 2]])(\n  '${id} is refused: %s', () => {})`,
    `it.skipIf(absent)(\`${id} is refused\${why}\`, () => {})`,
  ]
}
