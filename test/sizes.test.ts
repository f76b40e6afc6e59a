import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
const mostOfFile = 250
/** Most of what is long in the client is what a component draws. */
const mostOfFunction = (path: string) => (path.startsWith('web/') ? 80 : 60)
/** The recursion of RFC 6962 stands in a file alone, which a verifier can copy. */
const longFiles = ['prumo-verify/merkle.mjs']
const productFiles = sourceFiles().filter((path) => !path.startsWith('test/') && !path.includes('.test.'))

/** A line that opens a block of statements, and no object, type or list. */
const opening = /(?:=>|\)|\): [^={]+|^\s*\}\)?: .+) \{$/

/** How many lines each block of statements has. The formatter closes each at the indent that it began at. */
function blocksIn(source: string): { line: number; lines: number }[] {
  const lines = source.split('\n')
  return lines.flatMap((text, start) => {
    if (!opening.test(text)) return []
    const end = `${/^\s*/.exec(text)?.[0]}}`
    return [{ line: start + 1, lines: lines.slice(start + 1).findIndex((later) => later.startsWith(end)) + 2 }]
  })
}

const tooLong = (path: string, source: string) => blocksIn(source).filter(({ lines }) => lines > mostOfFunction(path))

it('No function has more than 60 lines, or 80 in the client', () => {
  const body = (lines: number) => '  act()\n'.repeat(lines)
  for (const start of [
    'function act() {',
    'const act = () => {',
    '): Promise<Act> {',
    '}: Acts) {',
    '}: Acts): Act {',
  ]) {
    for (const path of ['web/a.ts', 'platform/a.ts']) {
      const most = mostOfFunction(path)
      expect(tooLong(path, `${start}\n${body(most - 2)}}\n`)).toEqual([])
      expect(tooLong(path, `${start}\n${body(most - 1)}}\n`)).toHaveLength(1)
    }
  }
  const found = productFiles.flatMap((path) =>
    tooLong(path, readFileSync(root + path, 'utf8')).map(({ line, lines }) => `${path}:${line} has ${lines}`),
  )
  expect(found).toEqual([])
})

it('No file has more than 250 lines', () => {
  const linesOf = (path: string) => readFileSync(root + path, 'utf8').split('\n').length - 1
  expect(productFiles.length).toBeGreaterThan(1000)
  expect(productFiles.filter((path) => linesOf(path) > mostOfFile)).toEqual(longFiles)
})
